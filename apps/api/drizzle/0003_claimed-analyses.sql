ALTER TYPE "public"."secret_purpose" ADD VALUE 'social_state' BEFORE 'social_code';--> statement-breakpoint
ALTER TABLE "guest_analysis" ADD COLUMN "cv_id" uuid;