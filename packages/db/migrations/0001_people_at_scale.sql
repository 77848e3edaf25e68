CREATE TABLE `activities` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text,
	`acted_by` text,
	`kind` text NOT NULL,
	`detail` text NOT NULL,
	`date` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`acted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `activities_user` ON `activities` (`user`,`id`);--> statement-breakpoint
CREATE INDEX `activities_actor` ON `activities` (`acted_by`,`id`);--> statement-breakpoint
CREATE TABLE `coach_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`written_by` text,
	`note` text NOT NULL,
	`date` integer NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`written_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `coach_notes_user` ON `coach_notes` (`user`,`id`);--> statement-breakpoint
CREATE TABLE `user_numbers` (
	`number` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user` text NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_numbers_user_unique` ON `user_numbers` (`user`);--> statement-breakpoint
CREATE TABLE `user_totals` (
	`id` integer PRIMARY KEY NOT NULL,
	`users` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `users` ADD `name_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `wellness_rank` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `latest_rank` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `conscience_complete` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `last_active` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`name_key`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_phase` ON `users` (`active_test`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_wellness` ON `users` (`wellness_rank`,`id`);--> statement-breakpoint
CREATE INDEX `users_by_last_login` ON `users` (case when "last_login" is null then 0 else "last_login" end,`id`);--> statement-breakpoint
CREATE INDEX `users_in_crisis` ON `users` (`id`) WHERE "users"."latest_rank" = 1;--> statement-breakpoint
CREATE INDEX `users_waiting` ON `users` (`id`) WHERE "users"."conscience_complete" = 1 and "users"."active_test" = 1;--> statement-breakpoint
CREATE INDEX `users_by_last_active` ON `users` (`last_active`);--> statement-breakpoint
UPDATE `users` SET
	`name_key` = fold(`firstname` || ' ' || `lastname`),
	`wellness_rank` = ifnull((SELECT CASE `result` WHEN 'crisis' THEN 1 WHEN 'challenge' THEN 2 WHEN 'flow' THEN 3 ELSE 4 END FROM `initial_tests` WHERE `user` = `users`.`id`), 0),
	`latest_rank` = ifnull((SELECT CASE `result` WHEN 'crisis' THEN 1 WHEN 'challenge' THEN 2 WHEN 'flow' THEN 3 ELSE 4 END FROM (
		SELECT `result`, `date` FROM `initial_tests` WHERE `user` = `users`.`id`
		UNION ALL SELECT `result`, `date` FROM `weekly_tests` WHERE `user` = `users`.`id`
		ORDER BY `date` DESC LIMIT 1)), 0),
	`conscience_complete` = EXISTS (SELECT 1 FROM `initial_tests` WHERE `user` = `users`.`id`)
		AND EXISTS (SELECT 1 FROM `weak_tests` WHERE `user` = `users`.`id`)
		AND EXISTS (SELECT 1 FROM `prospects` WHERE `user` = `users`.`id`)
		AND (SELECT count(*) FROM `user_virtues` WHERE `user` = `users`.`id`) = 23,
	`last_active` = ifnull(`last_login`, `created_at`);
--> statement-breakpoint
INSERT INTO `user_numbers` (`user`) SELECT `id` FROM `users` ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `user_totals` VALUES (1, (SELECT count(*) FROM `users`));
--> statement-breakpoint
CREATE VIRTUAL TABLE `user_trigrams` USING fts5(words, content='', contentless_delete=1, tokenize='trigram remove_diacritics 1');
--> statement-breakpoint
CREATE VIRTUAL TABLE `user_prefixes` USING fts5(words, content='', contentless_delete=1, prefix='1 2', tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO `user_trigrams` (rowid, words) SELECT `number`, `firstname` || ' ' || `lastname` || char(10) || `username` || char(10) || `email` FROM `user_numbers` JOIN `users` ON `users`.`id` = `user_numbers`.`user`;
--> statement-breakpoint
INSERT INTO `user_prefixes` (rowid, words) SELECT `number`, `firstname` || ' ' || `lastname` || char(10) || `username` || char(10) || `email` FROM `user_numbers` JOIN `users` ON `users`.`id` = `user_numbers`.`user`;
--> statement-breakpoint
CREATE TRIGGER `user_added` AFTER INSERT ON `users` BEGIN
	INSERT INTO `user_numbers` (`user`) VALUES (new.`id`);
	INSERT INTO `user_trigrams` (rowid, words) SELECT `number`, new.`firstname` || ' ' || new.`lastname` || char(10) || new.`username` || char(10) || new.`email` FROM `user_numbers` WHERE `user` = new.`id`;
	INSERT INTO `user_prefixes` (rowid, words) SELECT `number`, new.`firstname` || ' ' || new.`lastname` || char(10) || new.`username` || char(10) || new.`email` FROM `user_numbers` WHERE `user` = new.`id`;
	UPDATE `user_totals` SET `users` = `users` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `user_renamed` AFTER UPDATE OF `firstname`, `lastname`, `username`, `email` ON `users` BEGIN
	DELETE FROM `user_trigrams` WHERE rowid = (SELECT `number` FROM `user_numbers` WHERE `user` = new.`id`);
	DELETE FROM `user_prefixes` WHERE rowid = (SELECT `number` FROM `user_numbers` WHERE `user` = new.`id`);
	INSERT INTO `user_trigrams` (rowid, words) SELECT `number`, new.`firstname` || ' ' || new.`lastname` || char(10) || new.`username` || char(10) || new.`email` FROM `user_numbers` WHERE `user` = new.`id`;
	INSERT INTO `user_prefixes` (rowid, words) SELECT `number`, new.`firstname` || ' ' || new.`lastname` || char(10) || new.`username` || char(10) || new.`email` FROM `user_numbers` WHERE `user` = new.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `user_number_removed` AFTER DELETE ON `user_numbers` BEGIN
	DELETE FROM `user_trigrams` WHERE rowid = old.`number`;
	DELETE FROM `user_prefixes` WHERE rowid = old.`number`;
	UPDATE `user_totals` SET `users` = `users` - 1;
END;
