ALTER TABLE `personal_purposes` ADD `creations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `professional_purposes` ADD `role` text;