import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
	BackupDamaged,
	type BackupHeader,
	type BackupRecord,
	backupFormat,
	firstLineSchema,
	headerSchema,
	type Row,
	recordSchema,
	type TableShape,
} from './backup-format.ts'
import { linesOf } from './read-lines.ts'
import { createRowChecksum } from './row-checksum.ts'

/** One part of a backup, in the order in which it was written. */
export type BackupPart =
	| { kind: 'header'; header: BackupHeader }
	| { kind: 'table'; table: TableShape }
	| { kind: 'row'; row: Row; line: string }
	| { kind: 'table-end'; table: TableShape; rows: number; sum: string }
	| { kind: 'file'; hash: string; name: string | null; bytes: Uint8Array<ArrayBuffer> }
	| Extract<BackupRecord, { kind: 'sequence' | 'lost-file' | 'end' }>

const rowSchema = z.array(z.string().nullable())

type Open = {
	table: { shape: TableShape; sum: ReturnType<typeof createRowChecksum> } | null
	file: { hash: string; name: string | null; chunks: Buffer[] } | null
	totals: { rows: number; files: number }
}

/** Parses a backup that is already decrypted and unpacked. Throws `BackupDamaged` if it isn't as it was written. */
export async function* parseBackup(
	bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<BackupPart, void, undefined> {
	const sha256 = createHash('sha256')
	const open: Open = { table: null, file: null, totals: { rows: 0, files: 0 } }
	let isFirst = true
	let isOver = false
	for await (const line of linesOf(bytes)) {
		if (isOver) throw new BackupDamaged('There is data after the end of the backup.')
		if (isFirst) yield { kind: 'header', header: readHeader(line) }
		const part = isFirst ? null : readLine(line, open)
		if (part?.kind === 'end') {
			refuseUnless(part.sha256 === sha256.digest('hex'), 'Its checksum doesn’t match its content.')
			isOver = true
		} else sha256.update(line).update('\n')
		isFirst = false
		if (part) yield part
	}
	if (!isOver) throw new BackupDamaged('The backup is incomplete: its end is missing.')
}

function readHeader(line: string): BackupHeader {
	const value = parseJson(line)
	const first = firstLineSchema.safeParse(value)
	refuseUnless(first.success, 'It doesn’t start like an Ella backup.')
	if (first.data.format > backupFormat) {
		throw new Error(
			`This backup has format ${first.data.format}, and this version of Ella reads up to ${backupFormat}. Please use a newer version.`,
		)
	}
	const header = headerSchema.safeParse(value)
	refuseUnless(header.success, 'Its first line is incomplete.')
	return header.data
}

function readLine(line: string, open: Open): BackupPart | null {
	const value = parseJson(line)
	if (Array.isArray(value)) return readRow(line, value, open)
	const parsed = recordSchema.safeParse(value)
	refuseUnless(parsed.success, 'It has a line that Ella didn’t write.')
	const record = parsed.data
	switch (record.kind) {
		case 'table': {
			refuseUnless(open.table === null && open.file === null, 'A table starts inside another.')
			const { name, columns } = record
			open.table = { shape: { name, columns }, sum: createRowChecksum() }
			return { kind: 'table', table: open.table.shape }
		}
		case 'table-end':
			return endTable(record, open)
		case 'file':
			refuseUnless(open.table === null && open.file === null, 'A file starts inside another part.')
			open.file = { hash: record.hash, name: record.name, chunks: [] }
			return null
		case 'bytes':
			refuseUnless(open.file !== null, 'Some bytes don’t belong to a file.')
			open.file.chunks.push(Buffer.from(record.base64, 'base64'))
			return null
		case 'file-end':
			return endFile(record, open)
		case 'end': {
			const { rows, files } = open.totals
			const isComplete = open.table === null && open.file === null
			refuseUnless(
				isComplete && record.rows === rows && record.files === files,
				'Parts of it are missing.',
			)
			return record
		}
		default:
			return record
	}
}

function readRow(line: string, value: unknown[], { table, totals }: Open): BackupPart {
	refuseUnless(table !== null, 'A row doesn’t belong to a table.')
	const row = rowSchema.safeParse(value)
	const isWhole = row.success && row.data.length === table.shape.columns.length
	refuseUnless(isWhole, `A row of ${table.shape.name} has the wrong columns.`)
	table.sum.add(line)
	totals.rows += 1
	return { kind: 'row', row: row.data, line }
}

function endTable({ rows, sum }: { rows: number; sum: string }, open: Open): BackupPart {
	refuseUnless(open.table !== null, 'A table ends without starting.')
	const { shape, sum: counted } = open.table
	const found = counted.result()
	refuseUnless(
		found.rows === rows,
		`${shape.name} has ${found.rows} rows here but had ${rows} when the backup was made.`,
	)
	refuseUnless(
		found.sum === sum,
		`The rows of ${shape.name} have changed since the backup was made.`,
	)
	open.table = null
	return { kind: 'table-end', table: shape, rows, sum }
}

function endFile({ bytes, sha256 }: { bytes: number; sha256: string }, open: Open): BackupPart {
	refuseUnless(open.file !== null, 'A file ends without starting.')
	const { hash, name, chunks } = open.file
	const content = new Uint8Array(Buffer.concat(chunks))
	const found = createHash('sha256').update(content).digest('hex')
	const isWhole = content.length === bytes && found === sha256 && (name !== null || found === hash)
	refuseUnless(isWhole, `The file ${hash} has changed since the backup was made.`)
	open.file = null
	open.totals.files += 1
	return { kind: 'file', hash, name, bytes: content }
}

function parseJson(line: string): unknown {
	try {
		return JSON.parse(line)
	} catch {
		throw new BackupDamaged('A line in it has changed since the backup was made.')
	}
}

function refuseUnless(isRight: boolean, otherwise: string): asserts isRight {
	if (!isRight) throw new BackupDamaged(otherwise)
}
