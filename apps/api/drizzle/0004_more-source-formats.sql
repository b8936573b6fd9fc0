ALTER TYPE "public"."source_format" ADD VALUE 'odt';--> statement-breakpoint
ALTER TYPE "public"."source_format" ADD VALUE 'rtf';--> statement-breakpoint
ALTER TYPE "public"."source_format" ADD VALUE 'doc';--> statement-breakpoint
ALTER TYPE "public"."source_format" ADD VALUE 'html';--> statement-breakpoint
ALTER TYPE "public"."source_format" ADD VALUE 'markdown';--> statement-breakpoint
ALTER TYPE "public"."source_format" ADD VALUE 'json';--> statement-breakpoint
ALTER TYPE "public"."source_format" ADD VALUE 'europass';--> statement-breakpoint
ALTER TYPE "public"."source_format" ADD VALUE 'linkedin';