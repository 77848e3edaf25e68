DROP INDEX `guide_comments_pending`;--> statement-breakpoint
CREATE INDEX `guide_comments_pending` ON `guide_comments` (`date`) WHERE not "guide_comments"."approved";--> statement-breakpoint
DROP INDEX `guide_versions_draft`;--> statement-breakpoint
CREATE UNIQUE INDEX `guide_versions_draft` ON `guide_versions` (`virtue`) WHERE "guide_versions"."draft";--> statement-breakpoint
DROP INDEX `users_waiting`;--> statement-breakpoint
CREATE INDEX `users_waiting` ON `users` (`id`) WHERE "users"."conscience_complete" and "users"."active_test";