CREATE INDEX "care_lines_seen_coach" ON "care_lines_seen" USING btree ("seen_by");
--> statement-breakpoint
CREATE INDEX "client_visits_visitor" ON "client_visits" USING btree ("visited_by");
--> statement-breakpoint
CREATE INDEX "coach_note_versions_changer" ON "coach_note_versions" USING btree ("changed_by");
--> statement-breakpoint
CREATE INDEX "coach_notes_author" ON "coach_notes" USING btree ("written_by","readers");
--> statement-breakpoint
CREATE INDEX "coaching_sessions_arranger" ON "coaching_sessions" USING btree ("arranged_by");
--> statement-breakpoint
CREATE INDEX "couple_purposes_saver" ON "couple_purposes" USING btree ("saved_on_behalf_by") WHERE "couple_purposes"."saved_on_behalf_by" is not null;
--> statement-breakpoint
CREATE INDEX "exercises_suggester" ON "exercises" USING btree ("suggested_by") WHERE "exercises"."suggested_by" is not null;
--> statement-breakpoint
CREATE INDEX "guide_comments_answerer" ON "guide_comments" USING btree ("answered_by") WHERE "guide_comments"."answered_by" is not null;
--> statement-breakpoint
CREATE INDEX "password_links_resets" ON "password_links" USING btree ("expires_at") WHERE "password_links"."kind" = 'reset';
--> statement-breakpoint
CREATE INDEX "personal_purposes_saver" ON "personal_purposes" USING btree ("saved_on_behalf_by") WHERE "personal_purposes"."saved_on_behalf_by" is not null;
--> statement-breakpoint
CREATE INDEX "professional_purposes_saver" ON "professional_purposes" USING btree ("saved_on_behalf_by") WHERE "professional_purposes"."saved_on_behalf_by" is not null;
--> statement-breakpoint
CREATE INDEX "users_by_image" ON "users" USING btree ("image") WHERE "users"."image" is not null;
