CREATE TABLE `client_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `client_groups_name` ON `client_groups` (`name_key`);--> statement-breakpoint
CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text,
	`kind` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`reason` text,
	`given_up_at` integer,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`given_up_at`,`due_at`);--> statement-breakpoint
CREATE INDEX `mails_user` ON `mails` (`user`);--> statement-breakpoint
-- Not more than one link of a user has been open: the index would refuse others.
DELETE FROM `password_resets` WHERE `id` NOT IN (SELECT max(`id`) FROM `password_resets` GROUP BY `user`);--> statement-breakpoint
DROP INDEX `password_resets_user`;--> statement-breakpoint
DROP INDEX `password_resets_token`;--> statement-breakpoint
ALTER TABLE `password_resets` RENAME TO `password_links`;--> statement-breakpoint
ALTER TABLE `password_links` ADD `kind` text DEFAULT 'reset' NOT NULL;--> statement-breakpoint
ALTER TABLE `password_links` ADD `issued_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `password_links` ADD `opened_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `password_links_token` ON `password_links` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `password_links_user` ON `password_links` (`user`,`kind`);--> statement-breakpoint
ALTER TABLE `coach_notes` ADD `readers` text DEFAULT 'team' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `coached_by` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `users` ADD `group_id` text REFERENCES client_groups(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `users` ADD `time_zone` text;--> statement-breakpoint
CREATE INDEX `users_by_coach` ON `users` (`coached_by`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_group` ON `users` (`group_id`,`id`);