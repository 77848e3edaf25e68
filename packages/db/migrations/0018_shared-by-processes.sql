CREATE TABLE `counts` (
	`key` text PRIMARY KEY NOT NULL,
	`used` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counts_until` ON `counts` (`until`);--> statement-breakpoint
CREATE TABLE `picture_files` (
	`name` text PRIMARY KEY NOT NULL,
	`content` blob NOT NULL,
	`stored_at` integer NOT NULL
);
