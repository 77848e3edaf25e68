CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`user` text NOT NULL,
	`exercise` text,
	`virtue` text,
	`answer` text NOT NULL,
	`day` text NOT NULL,
	`date` integer NOT NULL,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exercise`) REFERENCES `exercises`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_exercise` ON `reviews` (`exercise`);--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_statement` ON `reviews` (`user`,`virtue`);--> statement-breakpoint
ALTER TABLE `users` ADD `unlocking` text;--> statement-breakpoint
-- Whom the team has sent back to Conscience waits for the team.
UPDATE `users` SET `unlocking` = 'byHand' WHERE `active_test` = 1 AND EXISTS (SELECT 1 FROM `activities` WHERE `activities`.`user` = `users`.`id` AND `activities`.`kind` = 'phaseBlocked');
