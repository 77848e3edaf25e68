CREATE TABLE `access_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`tests` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `access_profiles_name_unique` ON `access_profiles` (`name`);--> statement-breakpoint
CREATE TABLE `couple_purposes` (
	`user` text PRIMARY KEY NOT NULL,
	`virtues` text NOT NULL,
	`complementary` text NOT NULL,
	`virtues_couple` text NOT NULL,
	`potential` text NOT NULL,
	`date` integer NOT NULL,
	`saved_on_behalf_by` text,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`saved_on_behalf_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `drafts` (
	`user` text NOT NULL,
	`form` text NOT NULL,
	`content` text NOT NULL,
	`date` integer NOT NULL,
	PRIMARY KEY(`user`, `form`),
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `evaluations` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`day` text NOT NULL,
	`ratings` text NOT NULL,
	`date` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `evaluations_user_day` ON `evaluations` (`user`,`day`);--> statement-breakpoint
CREATE TABLE `exercises` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`virtue` text NOT NULL,
	`description` text NOT NULL,
	`level` text NOT NULL,
	`frequency` text NOT NULL,
	`date` integer NOT NULL,
	`done` integer DEFAULT false NOT NULL,
	`favourite` integer DEFAULT false NOT NULL,
	`deleted` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exercises_user` ON `exercises` (`user`,`done`);--> statement-breakpoint
CREATE TABLE `guide_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`guide` text NOT NULL,
	`user` text NOT NULL,
	`comment` text NOT NULL,
	`approved` integer DEFAULT false NOT NULL,
	`date` integer NOT NULL,
	FOREIGN KEY (`guide`) REFERENCES `guides`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `guide_comments_guide` ON `guide_comments` (`guide`);--> statement-breakpoint
CREATE INDEX `guide_comments_user` ON `guide_comments` (`user`);--> statement-breakpoint
CREATE INDEX `guide_comments_pending` ON `guide_comments` (`date`) WHERE "guide_comments"."approved" = 0;--> statement-breakpoint
CREATE TABLE `guides` (
	`id` text PRIMARY KEY NOT NULL,
	`virtue` text NOT NULL,
	`url` text NOT NULL,
	`text1` text NOT NULL,
	`text2` text NOT NULL,
	`text3` text NOT NULL,
	`text4` text NOT NULL,
	`date` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `guides_virtue_unique` ON `guides` (`virtue`);--> statement-breakpoint
CREATE TABLE `harmful_habits` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`habit` text NOT NULL,
	`feelings` text NOT NULL,
	`action` text NOT NULL,
	`frequency` text NOT NULL,
	`quantity` text NOT NULL,
	`impact` text NOT NULL,
	`date` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `harmful_habits_user` ON `harmful_habits` (`user`);--> statement-breakpoint
CREATE TABLE `images` (
	`name` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`uploaded_at` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `images_user` ON `images` (`user`);--> statement-breakpoint
CREATE TABLE `initial_tests` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`responses` text NOT NULL,
	`result` text NOT NULL,
	`date` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `initial_tests_user_unique` ON `initial_tests` (`user`);--> statement-breakpoint
CREATE TABLE `manifests` (
	`user` text NOT NULL,
	`virtue` text NOT NULL,
	`statement` text NOT NULL,
	`date` integer NOT NULL,
	PRIMARY KEY(`user`, `virtue`),
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `medium_hard_tests` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`ratings` text NOT NULL,
	`date` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `medium_hard_tests_user_unique` ON `medium_hard_tests` (`user`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`token_hash` text NOT NULL,
	`expires_at` integer NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_resets_token` ON `password_resets` (`token_hash`);--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user`);--> statement-breakpoint
CREATE TABLE `personal_purposes` (
	`user` text PRIMARY KEY NOT NULL,
	`motivate` text NOT NULL,
	`favourite` text NOT NULL,
	`dimension` text,
	`duration` text,
	`lifeproject` text NOT NULL,
	`purpose` text NOT NULL,
	`date` integer NOT NULL,
	`saved_on_behalf_by` text,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`saved_on_behalf_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `professional_purposes` (
	`user` text PRIMARY KEY NOT NULL,
	`virtues` text NOT NULL,
	`date` integer NOT NULL,
	`saved_on_behalf_by` text,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`saved_on_behalf_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE TABLE `prospects` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`me` integer NOT NULL,
	`who` text NOT NULL,
	`prospect` text NOT NULL,
	`feelings` text NOT NULL,
	`conducts` text NOT NULL,
	`date` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prospects_user` ON `prospects` (`user`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user_virtues` (
	`user` text NOT NULL,
	`virtue` text NOT NULL,
	`strength` text NOT NULL,
	`origin` text NOT NULL,
	PRIMARY KEY(`user`, `virtue`),
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`firstname` text NOT NULL,
	`lastname` text NOT NULL,
	`address` text NOT NULL,
	`phone` text NOT NULL,
	`access` text NOT NULL,
	`image` text,
	`active_test` integer DEFAULT true NOT NULL,
	`disabled` integer DEFAULT false NOT NULL,
	`language` text,
	`last_login` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`access`) REFERENCES `access_profiles`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (lower("email"));--> statement-breakpoint
CREATE INDEX `users_access` ON `users` (`access`);--> statement-breakpoint
CREATE TABLE `weak_tests` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`virtues` text NOT NULL,
	`date` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `weak_tests_user_unique` ON `weak_tests` (`user`);--> statement-breakpoint
CREATE TABLE `weekly_tests` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`responses` text NOT NULL,
	`result` text NOT NULL,
	`date` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `weekly_tests_user_date` ON `weekly_tests` (`user`,`date`);