ALTER TABLE "application" DROP CONSTRAINT "application_sent_cv_id_cv_id_fk";
--> statement-breakpoint
ALTER TABLE "application" DROP CONSTRAINT "application_base_cv_id_cv_id_fk";
--> statement-breakpoint
DROP INDEX "application_sent_cv";--> statement-breakpoint
DROP INDEX "application_base_cv";--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "sent_base_id" uuid;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "sent_base_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_stage" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "application" SET
	"sent_base_id" = CASE WHEN "sent_cv_id" = "tailored_cv_id" AND "base_cv_id" IS NOT NULL THEN "base_cv_id" ELSE "sent_cv_id" END,
	"sent_base_title" = CASE WHEN "sent_cv_id" = "tailored_cv_id" AND "base_cv_id" IS NOT NULL THEN "base_title" ELSE "sent_title" END
	WHERE "sent_title" IS NOT NULL;
