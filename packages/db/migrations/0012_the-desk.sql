CREATE TABLE `client_visits` (
	`visited_by` text NOT NULL,
	`user` text NOT NULL,
	`date` integer NOT NULL,
	PRIMARY KEY(`user`, `visited_by`),
	FOREIGN KEY (`visited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `coaching_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`arranged_by` text,
	`date` integer NOT NULL,
	`link` text,
	`note` text DEFAULT '' NOT NULL,
	`readers` text DEFAULT 'team' NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`arranged_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `coaching_sessions_user` ON `coaching_sessions` (`user`,`date`);--> statement-breakpoint
CREATE TABLE `done_lines` (
	`done_by` text NOT NULL,
	`user` text NOT NULL,
	`reason` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`user`, `reason`, `done_by`),
	FOREIGN KEY (`done_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `done_lines_coach` ON `done_lines` (`done_by`,`until`);--> statement-breakpoint
DROP INDEX `users_by_name`;--> statement-breakpoint
DROP INDEX `users_by_phase`;--> statement-breakpoint
DROP INDEX `users_by_wellness`;--> statement-breakpoint
DROP INDEX `users_by_last_login`;--> statement-breakpoint
ALTER TABLE `users` ADD `list` text DEFAULT 'clients' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `wellness` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `wellness_before` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `tested_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `weekly_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `weekly_due_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `answered_at` integer;--> statement-breakpoint
-- The copies of what clients have answered so far.
UPDATE `users` SET
	`list` = CASE WHEN `access` IN (SELECT `id` FROM `access_profiles` WHERE `tests` IN ('all', 'coach')) THEN 'team' ELSE 'clients' END,
	`weekly_at` = (SELECT max(`date`) FROM `weekly_tests` WHERE `user` = `users`.`id`),
	`answered_at` = nullif(max(
		ifnull((SELECT max(`date`) FROM `weekly_tests` WHERE `user` = `users`.`id`), 0),
		ifnull((SELECT max(`date`) FROM `initial_tests` WHERE `user` = `users`.`id`), 0),
		ifnull((SELECT max(`date`) FROM `evaluations` WHERE `user` = `users`.`id`), 0)), 0);
--> statement-breakpoint
UPDATE `users` SET `weekly_due_at` = ifnull(`weekly_at`, unixepoch() * 1000) + 604800000 WHERE `active_test` = 0 AND `list` = 'clients';
--> statement-breakpoint
WITH `tests` AS (
	SELECT `user`, `date`, `result`,
		(SELECT sum(`value` * CASE WHEN `key` < 15 THEN 2 ELSE 4 END) FROM json_each(`responses`)) AS `overall`,
		row_number() OVER (PARTITION BY `user` ORDER BY `date` DESC, `weekly` DESC) AS `place`
	FROM (
		SELECT `user`, `date`, `result`, `responses`, 0 AS `weekly` FROM `initial_tests`
		UNION ALL SELECT `user`, `date`, `result`, `responses`, 1 FROM `weekly_tests`
	)
)
UPDATE `users` SET
	`wellness_rank` = CASE `latest`.`result` WHEN 'crisis' THEN 1 WHEN 'challenge' THEN 2 WHEN 'flow' THEN 3 ELSE 4 END,
	`wellness` = `latest`.`overall`,
	`wellness_before` = `latest`.`before`,
	`tested_at` = `latest`.`date`
FROM (
	SELECT `user`, max(`date`) AS `date`,
		max(CASE `place` WHEN 1 THEN `result` END) AS `result`,
		max(CASE `place` WHEN 1 THEN `overall` END) AS `overall`,
		max(CASE `place` WHEN 2 THEN `overall` END) AS `before`
	FROM `tests` WHERE `place` < 3 GROUP BY `user`
) AS `latest`
WHERE `latest`.`user` = `users`.`id`;
--> statement-breakpoint
CREATE INDEX `users_by_creation` ON `users` (`list`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_username` ON `users` (`list`,`username_key`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_low_wellness` ON `users` (`list`,case when "wellness_rank" = 0 then 5 else "wellness_rank" end,`id`);--> statement-breakpoint
CREATE INDEX `users_overdue` ON `users` (`weekly_due_at`) WHERE "users"."weekly_due_at" is not null;--> statement-breakpoint
CREATE INDEX `users_by_answer` ON `users` (`answered_at`) WHERE "users"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`list`,`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_phase` ON `users` (`list`,`active_test`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_wellness` ON `users` (`list`,`wellness_rank`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_last_login` ON `users` (`list`,case when "last_login" is null then 0 else "last_login" end,`id`);--> statement-breakpoint
ALTER TABLE `exercises` ADD `suggested_by` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `guide_comments` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `guide_comments` ADD `answered_by` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `guide_comments` ADD `answered_at` integer;--> statement-breakpoint
ALTER TABLE `mails` ADD `attachment` blob;--> statement-breakpoint
-- The number of users of each list, instead of all.
DROP TRIGGER `user_added`;--> statement-breakpoint
DROP TRIGGER `user_number_removed`;--> statement-breakpoint
DROP TABLE `user_totals`;--> statement-breakpoint
CREATE TABLE `user_totals` (
	`list` text PRIMARY KEY NOT NULL,
	`users` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `user_totals` SELECT `lists`.`column1`, (SELECT count(*) FROM `users` WHERE `list` = `lists`.`column1`)
FROM (VALUES ('clients'), ('archived'), ('team')) AS `lists`;
--> statement-breakpoint
CREATE TRIGGER `user_added` AFTER INSERT ON `users` BEGIN
	INSERT INTO `user_numbers` (`user`) VALUES (new.`id`);
	INSERT INTO `user_trigrams` (rowid, words) SELECT `number`, new.`firstname` || ' ' || new.`lastname` || char(10) || new.`username` || char(10) || new.`email` FROM `user_numbers` WHERE `user` = new.`id`;
	INSERT INTO `user_prefixes` (rowid, words) SELECT `number`, new.`firstname` || ' ' || new.`lastname` || char(10) || new.`username` || char(10) || new.`email` FROM `user_numbers` WHERE `user` = new.`id`;
	UPDATE `user_totals` SET `users` = `users` + 1 WHERE `list` = new.`list`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_moved` AFTER UPDATE OF `list` ON `users` WHEN old.`list` <> new.`list` BEGIN
	UPDATE `user_totals` SET `users` = `users` - 1 WHERE `list` = old.`list`;
	UPDATE `user_totals` SET `users` = `users` + 1 WHERE `list` = new.`list`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_removed` AFTER DELETE ON `users` BEGIN
	UPDATE `user_totals` SET `users` = `users` - 1 WHERE `list` = old.`list`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_number_removed` AFTER DELETE ON `user_numbers` BEGIN
	DELETE FROM `user_trigrams` WHERE rowid = old.`number`;
	DELETE FROM `user_prefixes` WHERE rowid = old.`number`;
END;