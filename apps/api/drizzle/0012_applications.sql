CREATE TYPE "public"."application_stage" AS ENUM('saved', 'applied', 'interview', 'offer', 'accepted', 'rejected', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."stage_side" AS ENUM('before', 'after');--> statement-breakpoint
CREATE TYPE "public"."step_reminder" AS ENUM('off', 'same_day', 'day_before');--> statement-breakpoint
ALTER TYPE "public"."cv_version_reason" ADD VALUE 'sent';--> statement-breakpoint
CREATE TABLE "application" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"job_id" uuid,
	"title" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"pay_min" double precision,
	"pay_max" double precision,
	"pay_currency" text,
	"pay_period" "pay_period",
	"salary_text" text DEFAULT '' NOT NULL,
	"advert" text DEFAULT '' NOT NULL,
	"closes_at" timestamp with time zone,
	"cover_letter" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stage" "application_stage" NOT NULL,
	"own_stage_id" uuid,
	"position" integer NOT NULL,
	"sent_cv_id" uuid,
	"sent_version_id" uuid,
	"sent_title" text,
	"sent_number" integer DEFAULT 0 NOT NULL,
	"sent_label" text DEFAULT '' NOT NULL,
	"tailored_cv_id" uuid,
	"tailored_title" text,
	"base_cv_id" uuid,
	"base_title" text DEFAULT '' NOT NULL,
	"step_what" text,
	"step_on" date,
	"step_time" text,
	"step_time_zone" text DEFAULT 'UTC' NOT NULL,
	"step_reminder" "step_reminder" DEFAULT 'off' NOT NULL,
	"step_at" timestamp with time zone,
	"reminds_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "application_of_job" UNIQUE("owner_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "application_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"stage" "application_stage" NOT NULL,
	"own_stage_id" uuid,
	"stage_name" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_date_known" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_setting" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"calendar_hash" text,
	"calendar_since" timestamp with time zone,
	"has_reminders" boolean DEFAULT true NOT NULL,
	CONSTRAINT "application_setting_calendar_hash_unique" UNIQUE("calendar_hash")
);
--> statement-breakpoint
CREATE TABLE "own_stage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"counts_as" "application_stage" NOT NULL,
	"stands" "stage_side" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_own_stage_id_own_stage_id_fk" FOREIGN KEY ("own_stage_id") REFERENCES "public"."own_stage"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_sent_cv_id_cv_id_fk" FOREIGN KEY ("sent_cv_id") REFERENCES "public"."cv"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_sent_version_id_cv_version_id_fk" FOREIGN KEY ("sent_version_id") REFERENCES "public"."cv_version"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_tailored_cv_id_cv_id_fk" FOREIGN KEY ("tailored_cv_id") REFERENCES "public"."cv"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_base_cv_id_cv_id_fk" FOREIGN KEY ("base_cv_id") REFERENCES "public"."cv"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_entry" ADD CONSTRAINT "application_entry_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_entry" ADD CONSTRAINT "application_entry_own_stage_id_own_stage_id_fk" FOREIGN KEY ("own_stage_id") REFERENCES "public"."own_stage"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_setting" ADD CONSTRAINT "application_setting_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_stage" ADD CONSTRAINT "own_stage_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_column" ON "application" USING btree ("owner_id","stage","position");--> statement-breakpoint
CREATE INDEX "application_own_stage" ON "application" USING btree ("own_stage_id");--> statement-breakpoint
CREATE INDEX "application_job" ON "application" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "application_sent_cv" ON "application" USING btree ("sent_cv_id");--> statement-breakpoint
CREATE INDEX "application_sent_version" ON "application" USING btree ("sent_version_id");--> statement-breakpoint
CREATE INDEX "application_tailored_cv" ON "application" USING btree ("tailored_cv_id");--> statement-breakpoint
CREATE INDEX "application_base_cv" ON "application" USING btree ("base_cv_id");--> statement-breakpoint
CREATE INDEX "application_reminds_at" ON "application" USING btree ("reminds_at");--> statement-breakpoint
CREATE INDEX "application_deleted_at" ON "application" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "application_entry_application" ON "application_entry" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_entry_own_stage" ON "application_entry" USING btree ("own_stage_id");--> statement-breakpoint
CREATE INDEX "own_stage_owner" ON "own_stage" USING btree ("owner_id");