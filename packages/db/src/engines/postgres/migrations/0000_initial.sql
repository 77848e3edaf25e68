CREATE TABLE "access_profiles" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"tests" text collate "C" NOT NULL,
	CONSTRAINT "access_profiles_name_unique" UNIQUE("name")
);

--> statement-breakpoint
CREATE TABLE "activities" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C",
	"acted_by" text collate "C",
	"kind" text collate "C" NOT NULL,
	"detail" text collate "C" NOT NULL,
	"date" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user" text collate "C" PRIMARY KEY NOT NULL,
	"key" text collate "C" NOT NULL,
	CONSTRAINT "calendar_feeds_key_unique" UNIQUE("key")
);

--> statement-breakpoint
CREATE TABLE "care_lines" (
	"user" text collate "C" NOT NULL,
	"source" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	CONSTRAINT "care_lines_user_source_pk" PRIMARY KEY("user","source")
);

--> statement-breakpoint
CREATE TABLE "care_lines_seen" (
	"seen_by" text collate "C" NOT NULL,
	"user" text collate "C" NOT NULL,
	"source" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	CONSTRAINT "care_lines_seen_user_source_seen_by_pk" PRIMARY KEY("user","source","seen_by")
);

--> statement-breakpoint
CREATE TABLE "client_groups" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"name" text collate "C" NOT NULL,
	"name_key" text collate "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "client_visits" (
	"visited_by" text collate "C" NOT NULL,
	"user" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	CONSTRAINT "client_visits_user_visited_by_pk" PRIMARY KEY("user","visited_by")
);

--> statement-breakpoint
CREATE TABLE "coach_note_versions" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"note_id" text collate "C" NOT NULL,
	"note" text collate "C" NOT NULL,
	"until" bigint NOT NULL,
	"changed_by" text collate "C"
);

--> statement-breakpoint
CREATE TABLE "coach_notes" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"written_by" text collate "C",
	"note" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	"edited_at" bigint,
	"readers" text collate "C" DEFAULT 'team' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "coaching_sessions" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"arranged_by" text collate "C",
	"date" bigint NOT NULL,
	"link" text collate "C",
	"note" text collate "C" DEFAULT '' NOT NULL,
	"readers" text collate "C" DEFAULT 'team' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "completions" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"exercise" text collate "C" NOT NULL,
	"day" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	"effort" bigint,
	"note" text collate "C" DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "counts" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"used" bigint NOT NULL,
	"until" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "couple_purposes" (
	"user" text collate "C" PRIMARY KEY NOT NULL,
	"virtues" text collate "C" NOT NULL,
	"complementary" text collate "C" NOT NULL,
	"virtues_couple" text collate "C" NOT NULL,
	"potential" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	"saved_on_behalf_by" text collate "C"
);

--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"user" text collate "C" PRIMARY KEY NOT NULL,
	"date" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "done_lines" (
	"done_by" text collate "C" NOT NULL,
	"user" text collate "C" NOT NULL,
	"reason" text collate "C" NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "done_lines_user_reason_done_by_pk" PRIMARY KEY("user","reason","done_by")
);

--> statement-breakpoint
CREATE TABLE "drafts" (
	"user" text collate "C" NOT NULL,
	"form" text collate "C" NOT NULL,
	"content" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	CONSTRAINT "drafts_user_form_pk" PRIMARY KEY("user","form")
);

--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"day" text collate "C" NOT NULL,
	"ratings" text collate "C" NOT NULL,
	"date" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "exercises" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"virtue" text collate "C" NOT NULL,
	"description" text collate "C" NOT NULL,
	"level" text collate "C" NOT NULL,
	"frequency" text collate "C" NOT NULL,
	"cue" text collate "C" DEFAULT '' NOT NULL,
	"act" text collate "C" DEFAULT '' NOT NULL,
	"setback" text collate "C" DEFAULT '' NOT NULL,
	"times" bigint,
	"date" bigint NOT NULL,
	"done" boolean DEFAULT false NOT NULL,
	"favourite" boolean DEFAULT false NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"suggested_by" text collate "C",
	"content_hash" text collate "C" DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "guide_comments" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"guide" text collate "C" NOT NULL,
	"user" text collate "C" NOT NULL,
	"comment" text collate "C" NOT NULL,
	"approved" boolean DEFAULT false NOT NULL,
	"date" bigint NOT NULL,
	"answer" text collate "C",
	"answered_by" text collate "C",
	"answered_at" bigint
);

--> statement-breakpoint
CREATE TABLE "guide_picture_uses" (
	"version" text collate "C" NOT NULL,
	"picture" text collate "C" NOT NULL,
	CONSTRAINT "guide_picture_uses_version_picture_pk" PRIMARY KEY("version","picture")
);

--> statement-breakpoint
CREATE TABLE "guide_pictures" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"virtue" text collate "C" NOT NULL,
	"uploaded_at" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "guide_versions" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"virtue" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	"written_by" text collate "C",
	"published_at" bigint,
	"draft" boolean DEFAULT false NOT NULL,
	"url" text collate "C" NOT NULL,
	"texts" text collate "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "guides" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"virtue" text collate "C" NOT NULL,
	"url" text collate "C" NOT NULL,
	"texts" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	CONSTRAINT "guides_virtue_unique" UNIQUE("virtue")
);

--> statement-breakpoint
CREATE TABLE "harmful_habits" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"habit" text collate "C" NOT NULL,
	"feelings" text collate "C" NOT NULL,
	"action" text collate "C" NOT NULL,
	"frequency" text collate "C" NOT NULL,
	"quantity" text collate "C" NOT NULL,
	"impact" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	"content_hash" text collate "C" DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "images" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"uploaded_at" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "initial_tests" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"responses" text collate "C" NOT NULL,
	"result" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	CONSTRAINT "initial_tests_user_unique" UNIQUE("user")
);

--> statement-breakpoint
CREATE TABLE "mail_plans" (
	"user" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"due_at" bigint NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "mail_plans_user_kind_pk" PRIMARY KEY("user","kind")
);

--> statement-breakpoint
CREATE TABLE "mail_preferences" (
	"user" text collate "C" PRIMARY KEY NOT NULL,
	"off" text collate "C" DEFAULT '[]' NOT NULL,
	"weekly_day" bigint,
	"last_day" text collate "C",
	"last_mail" text collate "C"
);

--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C",
	"kind" text collate "C" NOT NULL,
	"data" text collate "C" NOT NULL,
	"attachment" "bytea",
	"created_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"attempts" bigint DEFAULT 0 NOT NULL,
	"failure" text collate "C",
	"reason" text collate "C",
	"given_up_at" bigint
);

--> statement-breakpoint
CREATE TABLE "manifests" (
	"user" text collate "C" NOT NULL,
	"virtue" text collate "C" NOT NULL,
	"statement" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	CONSTRAINT "manifests_user_virtue_pk" PRIMARY KEY("user","virtue")
);

--> statement-breakpoint
CREATE TABLE "medium_hard_tests" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"ratings" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	CONSTRAINT "medium_hard_tests_user_unique" UNIQUE("user")
);

--> statement-breakpoint
CREATE TABLE "password_links" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"token_hash" text collate "C" NOT NULL,
	"kind" text collate "C" DEFAULT 'reset' NOT NULL,
	"issued_at" bigint DEFAULT 0 NOT NULL,
	"opened_at" bigint,
	"expires_at" bigint NOT NULL,
	"closed_at" bigint
);

--> statement-breakpoint
CREATE TABLE "personal_purposes" (
	"user" text collate "C" PRIMARY KEY NOT NULL,
	"motivate" text collate "C" NOT NULL,
	"favourite" text collate "C" NOT NULL,
	"creations" text collate "C" DEFAULT '{}' NOT NULL,
	"dimension" text collate "C",
	"duration" text collate "C",
	"lifeproject" text collate "C" NOT NULL,
	"purpose" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	"saved_on_behalf_by" text collate "C"
);

--> statement-breakpoint
CREATE TABLE "picture_files" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"stored_at" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "professional_purposes" (
	"user" text collate "C" PRIMARY KEY NOT NULL,
	"role" text collate "C",
	"virtues" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	"saved_on_behalf_by" text collate "C"
);

--> statement-breakpoint
CREATE TABLE "prospects" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"me" boolean NOT NULL,
	"who" text collate "C" NOT NULL,
	"prospect" text collate "C" NOT NULL,
	"feelings" text collate "C" NOT NULL,
	"conducts" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	"content_hash" text collate "C" DEFAULT '' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"code_hash" text collate "C" NOT NULL,
	"used_at" bigint
);

--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"exercise" text collate "C",
	"virtue" text collate "C",
	"answer" text collate "C" NOT NULL,
	"day" text collate "C" NOT NULL,
	"date" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user" text collate "C" PRIMARY KEY NOT NULL,
	"secret" text collate "C" NOT NULL,
	"confirmed_at" bigint,
	"last_step" bigint DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"expires_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"device" text collate "C"
);

--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text collate "C" PRIMARY KEY NOT NULL,
	"value" text collate "C" NOT NULL
);

--> statement-breakpoint
CREATE TABLE "user_totals" (
	"list" text collate "C" PRIMARY KEY NOT NULL,
	"users" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "user_virtues" (
	"user" text collate "C" NOT NULL,
	"virtue" text collate "C" NOT NULL,
	"strength" text collate "C" NOT NULL,
	"origin" text collate "C" NOT NULL,
	CONSTRAINT "user_virtues_user_virtue_pk" PRIMARY KEY("user","virtue")
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"username" text collate "C" NOT NULL,
	"username_key" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"password_hash" text collate "C" NOT NULL,
	"firstname" text collate "C" NOT NULL,
	"lastname" text collate "C" NOT NULL,
	"address" text collate "C" NOT NULL,
	"phone" text collate "C" NOT NULL,
	"access" text collate "C" NOT NULL,
	"image" text collate "C",
	"active_test" boolean DEFAULT true NOT NULL,
	"unlocking" text collate "C",
	"disabled" boolean DEFAULT false NOT NULL,
	"language" text collate "C",
	"last_login" bigint,
	"created_at" bigint NOT NULL,
	"name_key" text collate "C" DEFAULT '' NOT NULL,
	"list" text collate "C" DEFAULT 'clients' NOT NULL,
	"wellness_rank" bigint DEFAULT 0 NOT NULL,
	"wellness" bigint,
	"wellness_before" bigint,
	"tested_at" bigint,
	"weekly_at" bigint,
	"weekly_due_at" bigint,
	"answered_at" bigint,
	"crisis_blocks" text collate "C" DEFAULT '[]' NOT NULL,
	"conscience_complete" boolean DEFAULT false NOT NULL,
	"last_active" bigint DEFAULT 0 NOT NULL,
	"coached_by" text collate "C",
	"group_id" text collate "C",
	"time_zone" text collate "C"
);

--> statement-breakpoint
CREATE TABLE "weak_tests" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"virtues" text collate "C" NOT NULL,
	"date" bigint NOT NULL,
	CONSTRAINT "weak_tests_user_unique" UNIQUE("user")
);

--> statement-breakpoint
CREATE TABLE "weekly_tests" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user" text collate "C" NOT NULL,
	"responses" text collate "C" NOT NULL,
	"result" text collate "C" NOT NULL,
	"date" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_acted_by_users_id_fk" FOREIGN KEY ("acted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "care_lines" ADD CONSTRAINT "care_lines_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "care_lines_seen" ADD CONSTRAINT "care_lines_seen_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "care_lines_seen" ADD CONSTRAINT "care_lines_seen_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_visits" ADD CONSTRAINT "client_visits_visited_by_users_id_fk" FOREIGN KEY ("visited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "client_visits" ADD CONSTRAINT "client_visits_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coach_note_versions" ADD CONSTRAINT "coach_note_versions_note_id_coach_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."coach_notes"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coach_note_versions" ADD CONSTRAINT "coach_note_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD CONSTRAINT "coaching_sessions_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coaching_sessions" ADD CONSTRAINT "coaching_sessions_arranged_by_users_id_fk" FOREIGN KEY ("arranged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "completions" ADD CONSTRAINT "completions_exercise_exercises_id_fk" FOREIGN KEY ("exercise") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "couple_purposes" ADD CONSTRAINT "couple_purposes_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "couple_purposes" ADD CONSTRAINT "couple_purposes_saved_on_behalf_by_users_id_fk" FOREIGN KEY ("saved_on_behalf_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "done_lines" ADD CONSTRAINT "done_lines_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "done_lines" ADD CONSTRAINT "done_lines_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_suggested_by_users_id_fk" FOREIGN KEY ("suggested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guide_comments" ADD CONSTRAINT "guide_comments_guide_guides_id_fk" FOREIGN KEY ("guide") REFERENCES "public"."guides"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guide_comments" ADD CONSTRAINT "guide_comments_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guide_comments" ADD CONSTRAINT "guide_comments_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guide_picture_uses" ADD CONSTRAINT "guide_picture_uses_version_guide_versions_id_fk" FOREIGN KEY ("version") REFERENCES "public"."guide_versions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guide_picture_uses" ADD CONSTRAINT "guide_picture_uses_picture_guide_pictures_name_fk" FOREIGN KEY ("picture") REFERENCES "public"."guide_pictures"("name") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guide_versions" ADD CONSTRAINT "guide_versions_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "harmful_habits" ADD CONSTRAINT "harmful_habits_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "initial_tests" ADD CONSTRAINT "initial_tests_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_plans" ADD CONSTRAINT "mail_plans_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_preferences" ADD CONSTRAINT "mail_preferences_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "manifests" ADD CONSTRAINT "manifests_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "medium_hard_tests" ADD CONSTRAINT "medium_hard_tests_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "personal_purposes" ADD CONSTRAINT "personal_purposes_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "personal_purposes" ADD CONSTRAINT "personal_purposes_saved_on_behalf_by_users_id_fk" FOREIGN KEY ("saved_on_behalf_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "professional_purposes" ADD CONSTRAINT "professional_purposes_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "professional_purposes" ADD CONSTRAINT "professional_purposes_saved_on_behalf_by_users_id_fk" FOREIGN KEY ("saved_on_behalf_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "prospects" ADD CONSTRAINT "prospects_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_exercise_exercises_id_fk" FOREIGN KEY ("exercise") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_virtues" ADD CONSTRAINT "user_virtues_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_access_access_profiles_id_fk" FOREIGN KEY ("access") REFERENCES "public"."access_profiles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_coached_by_users_id_fk" FOREIGN KEY ("coached_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_group_id_client_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."client_groups"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "weak_tests" ADD CONSTRAINT "weak_tests_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "weekly_tests" ADD CONSTRAINT "weekly_tests_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "activities_user" ON "activities" USING btree ("user","id");
--> statement-breakpoint
CREATE INDEX "activities_actor" ON "activities" USING btree ("acted_by","id");
--> statement-breakpoint
CREATE INDEX "care_lines_date" ON "care_lines" USING btree ("date");
--> statement-breakpoint
CREATE UNIQUE INDEX "client_groups_name" ON "client_groups" USING btree ("name_key");
--> statement-breakpoint
CREATE INDEX "coach_note_versions_note" ON "coach_note_versions" USING btree ("note_id","id");
--> statement-breakpoint
CREATE INDEX "coach_notes_user" ON "coach_notes" USING btree ("user","id");
--> statement-breakpoint
CREATE INDEX "coaching_sessions_user" ON "coaching_sessions" USING btree ("user","date");
--> statement-breakpoint
CREATE UNIQUE INDEX "completions_exercise_day" ON "completions" USING btree ("exercise","day");
--> statement-breakpoint
CREATE INDEX "completions_user_day" ON "completions" USING btree ("user","day");
--> statement-breakpoint
CREATE INDEX "counts_until" ON "counts" USING btree ("until");
--> statement-breakpoint
CREATE INDEX "deletion_requests_date" ON "deletion_requests" USING btree ("date");
--> statement-breakpoint
CREATE INDEX "done_lines_coach" ON "done_lines" USING btree ("done_by","until");
--> statement-breakpoint
CREATE UNIQUE INDEX "evaluations_user_day" ON "evaluations" USING btree ("user","day");
--> statement-breakpoint
CREATE INDEX "exercises_user" ON "exercises" USING btree ("user","deleted","done","favourite");
--> statement-breakpoint
CREATE INDEX "exercises_content" ON "exercises" USING btree ("user","content_hash");
--> statement-breakpoint
CREATE INDEX "guide_comments_guide" ON "guide_comments" USING btree ("guide","approved");
--> statement-breakpoint
CREATE INDEX "guide_comments_user" ON "guide_comments" USING btree ("user","guide","approved");
--> statement-breakpoint
CREATE INDEX "guide_comments_pending" ON "guide_comments" USING btree ("date") WHERE not "guide_comments"."approved";
--> statement-breakpoint
CREATE INDEX "guide_picture_uses_picture" ON "guide_picture_uses" USING btree ("picture");
--> statement-breakpoint
CREATE INDEX "guide_pictures_virtue" ON "guide_pictures" USING btree ("virtue");
--> statement-breakpoint
CREATE INDEX "guide_versions_virtue" ON "guide_versions" USING btree ("virtue","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "guide_versions_draft" ON "guide_versions" USING btree ("virtue") WHERE "guide_versions"."draft";
--> statement-breakpoint
CREATE UNIQUE INDEX "harmful_habits_content" ON "harmful_habits" USING btree ("user","content_hash");
--> statement-breakpoint
CREATE INDEX "images_user" ON "images" USING btree ("user");
--> statement-breakpoint
CREATE INDEX "mail_plans_due" ON "mail_plans" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("given_up_at","due_at");
--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user");
--> statement-breakpoint
CREATE UNIQUE INDEX "password_links_token" ON "password_links" USING btree ("token_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "password_links_user" ON "password_links" USING btree ("user","kind");
--> statement-breakpoint
CREATE UNIQUE INDEX "prospects_content" ON "prospects" USING btree ("user","content_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_codes_code" ON "recovery_codes" USING btree ("user","code_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_exercise" ON "reviews" USING btree ("exercise");
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_statement" ON "reviews" USING btree ("user","virtue");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username_key");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ((lower("email")));
--> statement-breakpoint
CREATE INDEX "users_access" ON "users" USING btree ("access");
--> statement-breakpoint
CREATE INDEX "users_by_creation" ON "users" USING btree ("list","id");
--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("list","name_key","id");
--> statement-breakpoint
CREATE INDEX "users_by_username" ON "users" USING btree ("list","username_key","id");
--> statement-breakpoint
CREATE INDEX "users_by_phase" ON "users" USING btree ("list","active_test","id");
--> statement-breakpoint
CREATE INDEX "users_by_wellness" ON "users" USING btree ("list","wellness_rank","id");
--> statement-breakpoint
CREATE INDEX "users_by_low_wellness" ON "users" USING btree ("list",(case when "wellness_rank" = 0 then 5 else "wellness_rank" end),"id");
--> statement-breakpoint
CREATE INDEX "users_by_last_login" ON "users" USING btree ("list",(case when "last_login" is null then 0 else "last_login" end),"id");
--> statement-breakpoint
CREATE INDEX "users_in_crisis" ON "users" USING btree ("id") WHERE "users"."crisis_blocks" <> '[]';
--> statement-breakpoint
CREATE INDEX "users_waiting" ON "users" USING btree ("id") WHERE "users"."conscience_complete" and "users"."active_test";
--> statement-breakpoint
CREATE INDEX "users_by_last_active" ON "users" USING btree ("last_active");
--> statement-breakpoint
CREATE INDEX "users_overdue" ON "users" USING btree ("weekly_due_at") WHERE "users"."weekly_due_at" is not null;
--> statement-breakpoint
CREATE INDEX "users_by_answer" ON "users" USING btree ("answered_at") WHERE "users"."answered_at" is not null;
--> statement-breakpoint
CREATE INDEX "users_by_coach" ON "users" USING btree ("coached_by","id");
--> statement-breakpoint
CREATE INDEX "users_by_group" ON "users" USING btree ("group_id","id");
--> statement-breakpoint
CREATE INDEX "weekly_tests_user_date" ON "weekly_tests" USING btree ("user","date");

--> statement-breakpoint
-- What drizzle-kit cannot describe: the search, and the number of users of each list.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin ((' ' || "name_key" || ' ' || "username_key" || ' ' || lower("email") || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace((' ' || "name_key" || ' ' || "username_key" || ' ' || lower("email")), '-', ' '), '''', ' '), '’', ' '), '.', ' '), '@', ' '), '_', ' '), '+', ' '), ',', ' '), '/', ' '), '(', ' '), ')', ' ')) gin_trgm_ops);
--> statement-breakpoint
INSERT INTO "user_totals" ("list", "users") VALUES ('clients', 0), ('archived', 0), ('team', 0);
--> statement-breakpoint
CREATE FUNCTION "count_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD."list" = NEW."list" THEN
		RETURN NULL;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		UPDATE "user_totals" SET "users" = "users" - 1 WHERE "list" = OLD."list";
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE "user_totals" SET "users" = "users" + 1 WHERE "list" = NEW."list";
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_counted" AFTER INSERT OR DELETE OR UPDATE OF "list" ON "users" FOR EACH ROW EXECUTE FUNCTION "count_users"();
