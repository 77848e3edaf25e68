CREATE TABLE `care_lines_seen` (
	`seen_by` text NOT NULL,
	`user` text NOT NULL,
	`source` text NOT NULL,
	`date` integer NOT NULL,
	PRIMARY KEY(`user`, `source`, `seen_by`),
	FOREIGN KEY (`seen_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `care_lines` (
	`user` text NOT NULL,
	`source` text NOT NULL,
	`date` integer NOT NULL,
	PRIMARY KEY(`user`, `source`),
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `care_lines_date` ON `care_lines` (`date`);--> statement-breakpoint
DROP INDEX `users_in_crisis`;--> statement-breakpoint
ALTER TABLE `users` ADD `crisis_blocks` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `latest_rank`;--> statement-breakpoint
CREATE INDEX `users_in_crisis` ON `users` (`id`) WHERE "users"."crisis_blocks" <> '[]';--> statement-breakpoint
UPDATE `users` SET `crisis_blocks` = (
	SELECT json_group_array(`name` ORDER BY `points`, `position`) FROM (
		SELECT `key` / 5 AS `position`, sum(`value`) AS `points`,
			CASE `key` / 5 WHEN 0 THEN 'health' WHEN 1 THEN 'success' WHEN 2 THEN 'company' ELSE 'effort' END AS `name`
		FROM json_each((SELECT `responses` FROM (
			SELECT `responses`, `date`, 0 AS `weekly` FROM `initial_tests` WHERE `user` = `users`.`id`
			UNION ALL SELECT `responses`, `date`, 1 FROM `weekly_tests` WHERE `user` = `users`.`id`
			ORDER BY `date` DESC, `weekly` DESC LIMIT 1)))
		GROUP BY `key` / 5 HAVING sum(`value`) < 10))
WHERE `id` IN (SELECT `user` FROM `initial_tests` UNION SELECT `user` FROM `weekly_tests`);
