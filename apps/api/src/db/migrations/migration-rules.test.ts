import { expect, test } from 'vitest'
import { migrationsFolder } from '../migrate-postgres.ts'
import { findMigrationProblems } from './migration-rules.ts'
import { concurrentIndex, readMigrations } from './read-migrations.ts'

/** The last migration from before a version had to bear the schema of the next one. */
const lastFree = '0015'

const migration = (text: string, readableFrom: number | null = null) => {
	const statements = text.split('--> statement-breakpoint')
	return {
		when: 1,
		tag: '0016_step',
		hash: '',
		statements,
		isConcurrent: statements.some((statement) => concurrentIndex(statement) !== null),
		readableFrom,
	}
}

const problems = (text: string, readableFrom: number | null = null) =>
	findMigrationProblems(migration(text, readableFrom))

test('servers of the version before bear every migration', () => {
	const bound = readMigrations(migrationsFolder).filter(({ tag }) => tag.slice(0, 4) > lastFree)
	expect(bound.flatMap(findMigrationProblems)).toEqual([])
})

test('each migration is later than the one before it', () => {
	const times = readMigrations(migrationsFolder).map(({ when }) => when)
	expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
})

test.each([
	'ALTER TABLE "cv" ADD COLUMN "note" text;',
	'ALTER TABLE "cv" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;',
	'ALTER TABLE "cv" ADD COLUMN "made_at" timestamp with time zone DEFAULT now() NOT NULL;',
	'ALTER TYPE "public"."source" ADD VALUE \'odt\';',
	'CREATE INDEX CONCURRENTLY "cv_note" ON "cv" USING btree ("note");',
	'ALTER TABLE "cv" ADD CONSTRAINT "cv_owner" FOREIGN KEY ("a") REFERENCES "public"."b"("id") ON DELETE cascade NOT VALID;--> statement-breakpoint\nALTER TABLE "cv" VALIDATE CONSTRAINT "cv_owner";',
	'ALTER TABLE "cv" DROP CONSTRAINT "cv_limit";',
	'CREATE TABLE "thing" ("id" uuid PRIMARY KEY NOT NULL);--> statement-breakpoint\nALTER TABLE "thing" ADD CONSTRAINT "thing_owner" FOREIGN KEY ("id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint\nCREATE INDEX "thing_id" ON "thing" USING btree ("id");--> statement-breakpoint\nINSERT INTO "thing" SELECT id FROM cv;',
])('the version before bears: %s', (text) => {
	expect(problems(text)).toEqual([])
})

test.each([
	['ALTER TABLE "cv" RENAME COLUMN "title" TO "name";', 'Add the new name'],
	['ALTER TABLE "cv" RENAME TO "resume";', 'Add the new name'],
	['ALTER TABLE "cv" ALTER COLUMN "title" SET DATA TYPE varchar(9);', 'a column of the new type'],
	['ALTER TABLE "cv" ADD COLUMN "note" text NOT NULL;', 'Let the column be null'],
	['ALTER TABLE "cv" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', 'the whole table'],
	['ALTER TABLE "cv" ADD COLUMN "number" serial;', 'the whole table'],
	['CREATE INDEX "cv_note" ON "cv" USING btree ("note");', 'concurrently'],
	['CREATE UNIQUE INDEX "cv_note" ON "public"."cv" ("note");', 'concurrently'],
	['ALTER TABLE "cv" ADD CONSTRAINT "cv_note" UNIQUE("note");', 'unique index concurrently'],
	['ALTER TABLE "cv" ADD CONSTRAINT "a" CHECK (length(note) < 9);', 'not valid'],
	['UPDATE "cv" SET "note" = title;', 'in batches'],
	[
		'CREATE TABLE "thing" ("id" uuid);--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "cv_note" ON "cv" ("note");',
		'another migration',
	],
])('the version before does not bear: %s', (text, reason) => {
	expect(problems(text)).toEqual([expect.stringContaining(reason)])
	expect(problems(text, 1)).toHaveLength(1)
})

test.each([
	'DROP TABLE "cv" CASCADE;',
	'ALTER TABLE "cv" DROP COLUMN "title";',
	'ALTER TABLE "cv" ALTER COLUMN "note" SET NOT NULL;',
	'DROP INDEX CONCURRENTLY "cv_note";',
])(
	'what an older version needs is removed only by a migration that says since when nobody does: %s',
	(text) => {
		expect(problems(text)).toEqual([expect.stringContaining('readable-from')])
		expect(problems(text, 1)).toEqual([])
	},
)
