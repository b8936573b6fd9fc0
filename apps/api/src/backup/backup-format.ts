import { z } from 'zod'

/** Grows when an older Ella could not read a backup any more. */
export const backupFormat = 1

/** A value as PostgreSQL writes it as text, which every version of it reads again. */
export type Row = (string | null)[]

const count = z.number().int().min(0)
const hash = z.string().regex(/^[\da-f]{64}$/)

const foreignKeySchema = z.object({
	name: z.string(),
	table: z.string(),
	columns: z.array(z.string()),
	toTable: z.string(),
	toColumns: z.array(z.string()),
})

/** A foreign key: the values in some columns of a table must be in another table too. */
export type ForeignKey = z.infer<typeof foreignKeySchema>

/** The first line: says what this is before anything else is read. */
export const firstLineSchema = z.object({ kind: z.literal('ella-backup'), format: count })

export const headerSchema = firstLineSchema.extend({
	madeAt: z.iso.datetime(),
	engine: z.enum(['embedded', 'postgres']),
	/** The version of PostgreSQL that it was made from. */
	server: z.string(),
	/** When each migration that had run was written, in milliseconds since 1970. */
	migrations: z.array(count),
	foreignKeys: z.array(foreignKeySchema),
})

/** The header of a backup, which describes it. */
export type BackupHeader = z.infer<typeof headerSchema>

const tableSchema = z.object({
	kind: z.literal('table'),
	name: z.string(),
	/** Names and types, in the order of a row's values. */
	columns: z.array(z.tuple([z.string(), z.string()])),
})

/** A table with what its rows have. */
export type TableShape = Omit<z.infer<typeof tableSchema>, 'kind'>

/** Every line after the first that is not a row; a row is an array of its values. */
export const recordSchema = z.discriminatedUnion('kind', [
	tableSchema,
	z.object({ kind: z.literal('table-end'), rows: count, sum: hash }),
	z.object({
		kind: z.literal('sequence'),
		name: z.string(),
		lastValue: z.string().regex(/^-?\d+$/),
		isCalled: z.boolean(),
	}),
	/** An upload or, if `name` isn't null, a file that was made from it; the bytes follow. */
	z.object({ kind: z.literal('file'), hash, name: z.string().nullable() }),
	z.object({ kind: z.literal('bytes'), base64: z.base64() }),
	z.object({ kind: z.literal('file-end'), bytes: count, sha256: hash }),
	/** A file that could not be read: deleted since the rows were, or damaged. */
	z.object({
		kind: z.literal('lost-file'),
		hash,
		name: z.string().nullable(),
		why: z.enum(['gone', 'damaged']),
	}),
	/** The last line; `sha256` is that of all lines before it. */
	z.object({ kind: z.literal('end'), rows: count, files: count, sha256: hash }),
])

export type BackupRecord = z.infer<typeof recordSchema>

/** Thrown when a backup differs from what was written; the message says how. */
export class BackupDamaged extends Error {}
