import { createHash } from 'node:crypto'
import type { ForeignKey, Row } from '../backup/backup-format.ts'
import { createRowChecksum, formatRow } from '../backup/row-checksum.ts'

type Wish = {
	header?: object
	foreignKeys?: ForeignKey[]
	tables?: { name: string; columns: string[]; rows: Row[] }[]
	files?: { name?: string; content: string }[]
}

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')

/** The lines of a backup with right sums, so that a test can take one part of it away. */
export function buildTestBackup({
	header,
	foreignKeys = [],
	tables = [],
	files = [],
}: Wish): string[] {
	const lines: object[] = [
		{
			kind: 'ella-backup',
			format: 1,
			madeAt: '2026-06-01T12:00:00.000Z',
			engine: 'embedded',
			server: '18.6',
			migrations: [],
			foreignKeys,
			...header,
		},
	]
	for (const { name, columns, rows } of tables) {
		const sum = createRowChecksum()
		for (const row of rows) sum.add(formatRow(row))
		lines.push({ kind: 'table', name, columns: columns.map((column) => [column, 'text']) })
		lines.push(...rows, { kind: 'table-end', ...sum.result() })
	}
	for (const { name = null, content } of files) {
		lines.push({ kind: 'file', hash: sha256Of(files[0]?.content ?? ''), name })
		lines.push({ kind: 'bytes', base64: Buffer.from(content).toString('base64') })
		lines.push({ kind: 'file-end', bytes: content.length, sha256: sha256Of(content) })
	}
	return ended(
		lines.map((line) => `${JSON.stringify(line)}\n`),
		{
			rows: tables.flatMap(({ rows }) => rows).length,
			files: files.length,
		},
	)
}

/** Returns the lines with a last line, whose checksum is right. */
export function ended(lines: string[], totals: { rows: number; files: number }): string[] {
	const sha256 = sha256Of(lines.join(''))
	return [...lines, `${JSON.stringify({ kind: 'end', ...totals, sha256 })}\n`]
}

/** Hands lines on in pieces that end anywhere. */
export async function* inPieces(lines: string[], size = 7): AsyncGenerator<Uint8Array> {
	const bytes = Buffer.from(lines.join(''))
	for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
