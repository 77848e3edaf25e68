DROP INDEX `harmful_habits_user`;--> statement-breakpoint
ALTER TABLE `harmful_habits` ADD `content_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `harmful_habits` SET `content_hash` = content_hash(`habit`, `feelings`, `action`, `frequency`, `quantity`, `impact`);--> statement-breakpoint
UPDATE `harmful_habits` SET `content_hash` = `content_hash` || ' ' || `id` WHERE EXISTS (
	SELECT 1 FROM `harmful_habits` AS `earlier` WHERE `earlier`.`user` = `harmful_habits`.`user`
		AND `earlier`.`content_hash` = `harmful_habits`.`content_hash` AND `earlier`.`id` < `harmful_habits`.`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `harmful_habits_content` ON `harmful_habits` (`user`,`content_hash`);--> statement-breakpoint
DROP INDEX `prospects_user`;--> statement-breakpoint
ALTER TABLE `prospects` ADD `content_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `prospects` SET `content_hash` = content_hash(`me`, `who`, `prospect`, `feelings`, `conducts`);--> statement-breakpoint
UPDATE `prospects` SET `content_hash` = `content_hash` || ' ' || `id` WHERE EXISTS (
	SELECT 1 FROM `prospects` AS `earlier` WHERE `earlier`.`user` = `prospects`.`user`
		AND `earlier`.`content_hash` = `prospects`.`content_hash` AND `earlier`.`id` < `prospects`.`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `prospects_content` ON `prospects` (`user`,`content_hash`);--> statement-breakpoint
DROP INDEX `exercises_user`;--> statement-breakpoint
ALTER TABLE `exercises` ADD `content_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `exercises` SET `content_hash` = content_hash(`virtue`, `description`);--> statement-breakpoint
CREATE INDEX `exercises_content` ON `exercises` (`user`,`content_hash`);--> statement-breakpoint
CREATE INDEX `exercises_user` ON `exercises` (`user`,`deleted`,`done`,`favourite`);--> statement-breakpoint
DROP INDEX `guide_comments_guide`;--> statement-breakpoint
DROP INDEX `guide_comments_user`;--> statement-breakpoint
CREATE INDEX `guide_comments_guide` ON `guide_comments` (`guide`,`approved`);--> statement-breakpoint
CREATE INDEX `guide_comments_user` ON `guide_comments` (`user`,`guide`,`approved`);