CREATE TABLE `failed_items` (
	`job` text NOT NULL,
	`item` text NOT NULL,
	`failures` integer NOT NULL,
	`failed_at` integer NOT NULL,
	`retry_at` integer NOT NULL,
	PRIMARY KEY(`job`, `item`)
);
--> statement-breakpoint
CREATE INDEX `failed_items_by_date` ON `failed_items` (`failed_at`);--> statement-breakpoint
CREATE TABLE `removals` (
	`user` text PRIMARY KEY NOT NULL,
	`removed_at` integer NOT NULL,
	`asked` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `removals_by_date` ON `removals` (`removed_at`);--> statement-breakpoint
CREATE TABLE `sign_in_origins` (
	`user` text NOT NULL,
	`browser` text NOT NULL,
	`network` text NOT NULL,
	`last_used` integer NOT NULL,
	PRIMARY KEY(`user`, `browser`, `network`),
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sign_in_origins_by_use` ON `sign_in_origins` (`last_used`);--> statement-breakpoint
ALTER TABLE `mail_preferences` ADD `sign_in_notices` integer;--> statement-breakpoint
ALTER TABLE `second_factors` ADD `failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `second_factors` ADD `failed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `pending_email` text;--> statement-breakpoint
CREATE INDEX `users_like_addresses` ON `users` (`username_key`) WHERE "users"."username_key" like '%@%';