CREATE TABLE `mail_plans` (
	`user` text NOT NULL,
	`kind` text NOT NULL,
	`due_at` integer NOT NULL,
	`since` integer NOT NULL,
	PRIMARY KEY(`user`, `kind`),
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_plans_due` ON `mail_plans` (`due_at`);--> statement-breakpoint
CREATE TABLE `mail_preferences` (
	`user` text PRIMARY KEY NOT NULL,
	`off` text DEFAULT '[]' NOT NULL,
	`weekly_day` integer,
	`last_day` text,
	`last_mail` text,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- Clients whose later phases are open are asked a week from now at the earliest.
INSERT INTO `mail_plans` (`user`, `kind`, `due_at`, `since`)
SELECT `users`.`id`, `kinds`.`column1`, (unixepoch() + 604800) * 1000, unixepoch() * 1000
FROM `users`
INNER JOIN `access_profiles` ON `access_profiles`.`id` = `users`.`access` AND `access_profiles`.`tests` NOT IN ('all', 'coach')
CROSS JOIN (VALUES ('weeklyDue'), ('evaluationDue')) AS `kinds`
WHERE `users`.`active_test` = 0;
