CREATE TYPE "public"."contact_topic" AS ENUM('question', 'problem', 'data', 'security', 'other');--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" "contact_topic" NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_hour" (
	"part" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"ok" integer DEFAULT 0 NOT NULL,
	"failing" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "status_hour_part_hour_pk" PRIMARY KEY("part","hour")
);
--> statement-breakpoint
CREATE INDEX "contact_message_created_at" ON "contact_message" USING btree ("created_at");