CREATE TABLE `calendar_feeds` (
	`user` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_key_unique` ON `calendar_feeds` (`key`);