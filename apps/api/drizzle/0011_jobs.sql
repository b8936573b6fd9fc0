CREATE TYPE "public"."alert_rhythm" AS ENUM('off', 'daily', 'weekly');--> statement-breakpoint
CREATE TYPE "public"."pay_period" AS ENUM('hour', 'day', 'week', 'month', 'year');--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"source_id" text,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"place" text NOT NULL,
	"is_remote" boolean NOT NULL,
	"types" text[] NOT NULL,
	"pay_min" double precision,
	"pay_max" double precision,
	"pay_currency" text,
	"pay_period" "pay_period",
	"pounds_a_year" integer,
	"url" text NOT NULL,
	"is_excerpt" boolean NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"is_posted_date_known" boolean NOT NULL,
	"closes_at" timestamp with time zone,
	"first_seen_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"same_key" text NOT NULL,
	"url_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_listing" (
	"source_id" text NOT NULL,
	"external_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"url" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_listing_source_id_external_id_pk" PRIMARY KEY("source_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "job_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"wish" jsonb NOT NULL,
	"alert" "alert_rhythm" NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	"next_alert_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_source" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"etag" text,
	"last_modified" text,
	"body_hash" text,
	"fetched_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "job_text" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"passages" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_source_id_job_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."job_source"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_listing" ADD CONSTRAINT "job_listing_source_id_job_source_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."job_source"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_listing" ADD CONSTRAINT "job_listing_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_text" ADD CONSTRAINT "job_text_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_same_key" ON "job" USING btree ("same_key") WHERE owner_id is null;--> statement-breakpoint
CREATE INDEX "job_url_key" ON "job" USING btree ("url_key") WHERE owner_id is null;--> statement-breakpoint
CREATE INDEX "job_posted_at" ON "job" USING btree ("posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE owner_id is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "job_first_seen_at" ON "job" USING btree ("first_seen_at") WHERE owner_id is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "job_pounds_a_year" ON "job" USING btree ("pounds_a_year") WHERE owner_id is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "job_title_words" ON "job" USING gin ("title_words") WHERE owner_id is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "job_words" ON "job" USING gin ("words") WHERE owner_id is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "job_owner" ON "job" USING btree ("owner_id","first_seen_at");--> statement-breakpoint
CREATE INDEX "job_source_id" ON "job" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "job_closes_at" ON "job" USING btree ("closes_at") WHERE owner_id is null and closed_at is null;--> statement-breakpoint
CREATE INDEX "job_closed_at" ON "job" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "job_listing_job" ON "job_listing" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_search_owner" ON "job_search" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "job_search_next_alert_at" ON "job_search" USING btree ("next_alert_at");--> statement-breakpoint
CREATE INDEX "job_source_next_at" ON "job_source" USING btree ("next_at");