CREATE TABLE `coach_note_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`note_id` text NOT NULL,
	`note` text NOT NULL,
	`until` integer NOT NULL,
	`changed_by` text,
	FOREIGN KEY (`note_id`) REFERENCES `coach_notes`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`changed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `coach_note_versions_note` ON `coach_note_versions` (`note_id`,`id`);