CREATE TABLE "failed_items" (
	"job" text collate "C" NOT NULL,
	"item" text collate "C" NOT NULL,
	"failures" bigint NOT NULL,
	"failed_at" bigint NOT NULL,
	"retry_at" bigint NOT NULL,
	CONSTRAINT "failed_items_job_item_pk" PRIMARY KEY("job","item")
);

--> statement-breakpoint
CREATE TABLE "removals" (
	"user" text collate "C" PRIMARY KEY NOT NULL,
	"removed_at" bigint NOT NULL,
	"asked" boolean NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sign_in_origins" (
	"user" text collate "C" NOT NULL,
	"browser" text collate "C" NOT NULL,
	"network" text collate "C" NOT NULL,
	"last_used" bigint NOT NULL,
	CONSTRAINT "sign_in_origins_user_browser_network_pk" PRIMARY KEY("user","browser","network")
);

--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD COLUMN "sign_in_notices" boolean;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "failures" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "failed_at" bigint;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text collate "C";
--> statement-breakpoint
ALTER TABLE "sign_in_origins" ADD CONSTRAINT "sign_in_origins_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "failed_items_by_date" ON "failed_items" USING btree ("failed_at");
--> statement-breakpoint
CREATE INDEX "removals_by_date" ON "removals" USING btree ("removed_at");
--> statement-breakpoint
CREATE INDEX "sign_in_origins_by_use" ON "sign_in_origins" USING btree ("last_used");
--> statement-breakpoint
CREATE INDEX "users_like_addresses" ON "users" USING btree ("username_key") WHERE "users"."username_key" like '%@%';
