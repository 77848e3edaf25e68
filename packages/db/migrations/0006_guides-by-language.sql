CREATE TABLE `__new_guides` (
	`id` text PRIMARY KEY NOT NULL,
	`virtue` text NOT NULL,
	`url` text NOT NULL,
	`texts` text NOT NULL,
	`date` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_guides` (`id`, `virtue`, `url`, `texts`, `date`)
	SELECT `id`, `virtue`, `url`, json_object('es', json_array(`text1`, `text2`), 'en', json_array(`text3`, `text4`)), `date` FROM `guides`;--> statement-breakpoint
DROP TABLE `guides`;--> statement-breakpoint
ALTER TABLE `__new_guides` RENAME TO `guides`;--> statement-breakpoint
CREATE UNIQUE INDEX `guides_virtue_unique` ON `guides` (`virtue`);
