CREATE TABLE `deletion_requests` (
	`user` text PRIMARY KEY NOT NULL,
	`date` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deletion_requests_date` ON `deletion_requests` (`date`);