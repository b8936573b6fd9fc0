CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"status" text,
	"period_end" timestamp with time zone,
	"cancels_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"amount" integer,
	"currency" text,
	"past_due_since" timestamp with time zone,
	"reminded_for" timestamp with time zone,
	"ticket" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_event_at" ON "payment_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "subscription_period_end" ON "subscription" USING btree ("period_end");