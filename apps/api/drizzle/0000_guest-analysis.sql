CREATE TYPE "public"."guest_status" AS ENUM('processing', 'analyzing', 'completed', 'failed');--> statement-breakpoint
CREATE TYPE "public"."source_format" AS ENUM('pdf', 'docx', 'txt');--> statement-breakpoint
CREATE TABLE "guest_analysis" (
	"id" uuid PRIMARY KEY NOT NULL,
	"status" "guest_status" DEFAULT 'processing' NOT NULL,
	"message" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"code" text,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"file_bytes" integer NOT NULL,
	"file_format" "source_format",
	"results" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "guest_analysis_file_hash" ON "guest_analysis" USING btree ("file_hash");--> statement-breakpoint
CREATE INDEX "guest_analysis_expires_at" ON "guest_analysis" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "guest_analysis_status" ON "guest_analysis" USING btree ("status");