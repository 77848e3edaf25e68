CREATE TABLE `guide_picture_uses` (
	`version` text NOT NULL,
	`picture` text NOT NULL,
	PRIMARY KEY(`version`, `picture`),
	FOREIGN KEY (`version`) REFERENCES `guide_versions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`picture`) REFERENCES `guide_pictures`(`name`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `guide_picture_uses_picture` ON `guide_picture_uses` (`picture`);--> statement-breakpoint
CREATE TABLE `guide_pictures` (
	`name` text PRIMARY KEY NOT NULL,
	`virtue` text NOT NULL,
	`uploaded_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `guide_pictures_virtue` ON `guide_pictures` (`virtue`);--> statement-breakpoint
CREATE TABLE `guide_versions` (
	`id` text PRIMARY KEY NOT NULL,
	`virtue` text NOT NULL,
	`date` integer NOT NULL,
	`written_by` text,
	`published_at` integer,
	`draft` integer DEFAULT false NOT NULL,
	`url` text NOT NULL,
	`texts` text NOT NULL,
	FOREIGN KEY (`written_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `guide_versions_virtue` ON `guide_versions` (`virtue`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `guide_versions_draft` ON `guide_versions` (`virtue`) WHERE "guide_versions"."draft" = 1;--> statement-breakpoint
-- The guides as they are: the first versions of their history, under the ids of the guides, which are older than every later one.
INSERT INTO `guide_versions` (`id`, `virtue`, `date`, `published_at`, `url`, `texts`) SELECT `id`, `virtue`, `date`, `date`, `url`, `texts` FROM `guides`;
