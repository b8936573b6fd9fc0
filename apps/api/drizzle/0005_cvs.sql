CREATE TYPE "public"."cv_visibility" AS ENUM('private', 'link', 'public');--> statement-breakpoint
CREATE TYPE "public"."cv_version_reason" AS ENUM('manual', 'autosave', 'import', 'ai', 'tailored', 'restore', 'export');--> statement-breakpoint
CREATE TABLE "cv" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"design" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cv_share" (
	"cv_id" uuid PRIMARY KEY NOT NULL,
	"visibility" "cv_visibility" NOT NULL,
	"public_id" text NOT NULL,
	"slug" text,
	"password_hash" text,
	"grant_key" text NOT NULL,
	"expires_at" timestamp with time zone,
	"hidden_parts" jsonb NOT NULL,
	CONSTRAINT "cv_share_public_id_unique" UNIQUE("public_id"),
	CONSTRAINT "cv_share_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "cv_share_day" (
	"cv_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cv_share_day_cv_id_day_pk" PRIMARY KEY("cv_id","day")
);
--> statement-breakpoint
CREATE TABLE "cv_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cv_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"reason" "cv_version_reason" NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"document" jsonb NOT NULL,
	"design" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cv_version_revision" UNIQUE("cv_id","revision"),
	CONSTRAINT "cv_version_number" UNIQUE("cv_id","number")
);
--> statement-breakpoint
ALTER TABLE "cv" ADD CONSTRAINT "cv_owner_id_account_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_share" ADD CONSTRAINT "cv_share_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_share_day" ADD CONSTRAINT "cv_share_day_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_version" ADD CONSTRAINT "cv_version_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_owner" ON "cv" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "cv_deleted_at" ON "cv" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "cv_version_created_at" ON "cv_version" USING btree ("created_at");