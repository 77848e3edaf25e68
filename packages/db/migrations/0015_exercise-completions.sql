CREATE TABLE `completions` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`exercise` text NOT NULL,
	`day` text NOT NULL,
	`date` integer NOT NULL,
	`effort` integer,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exercise`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `completions_exercise_day` ON `completions` (`exercise`,`day`);--> statement-breakpoint
CREATE INDEX `completions_user_day` ON `completions` (`user`,`day`);--> statement-breakpoint
ALTER TABLE `exercises` ADD `cue` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `exercises` ADD `act` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `exercises` ADD `setback` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `exercises` ADD `times` integer;