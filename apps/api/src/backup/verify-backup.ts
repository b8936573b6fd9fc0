import { storeIdName } from '#services/files/store-id.ts'
import type { BackupHeader } from './backup-format.ts'
import { checkDocuments } from './check-documents.ts'
import { checkForeignKeys } from './check-foreign-keys.ts'
import type { BackupPart } from './parse-backup.ts'

/** The contents of a complete backup. */
export type BackupReport = {
	header: BackupHeader
	/** Rows of each table. */
	tables: Record<string, number>
	/** The id that its database shares with its file store, or `null` when it has none. */
	storeId: string | null
	files: number
	fileBytes: number
	/** Warnings that need no action, such as a CV written by a newer Ella; at most `maxNotes` and a count of the rest. */
	notes: string[]
}

/** Thrown for a backup with the right checksums whose rows contradict each other, such as a foreign key to a missing row. */
class BackupInconsistent extends Error {}

const maxNotes = 20

/**
 * Reads a whole backup and checks its checksums, its counts, the foreign keys, every CV and the uploaded files. Throws on
 * damage, and at the end on broken foreign keys. Unreadable CVs and missing files only become `notes`. Writes nothing.
 */
export async function verifyBackup(parts: AsyncIterable<BackupPart>): Promise<BackupReport> {
	const checks = { references: checkForeignKeys([]), files: checkFiles(), storeId: findStoreId() }
	let header: BackupHeader | null = null
	const report = { tables: {} as Record<string, number>, files: 0, fileBytes: 0 }
	const notes: string[] = []
	let table = null
	for await (const part of parts) {
		switch (part.kind) {
			case 'header':
				header = part.header
				checks.references = checkForeignKeys(header.foreignKeys)
				break
			case 'table':
				table = part.table
				break
			case 'row':
				if (table === null) break
				checks.references.add(table, part.row)
				checks.files.addRow(table.name, table.columns, part.row)
				checks.storeId.addRow(table.name, table.columns, part.row)
				notes.push(...checkDocuments(table, part.row))
				break
			case 'table-end':
				report.tables[part.table.name] = part.rows
				break
			case 'file':
				report.files += 1
				report.fileBytes += part.bytes.length
				if (part.name === null) checks.files.addFile(part.hash)
				break
			case 'lost-file':
				notes.push(describeLostFile(part))
				break
			default:
		}
	}
	if (header === null) throw new BackupInconsistent('The backup is empty.')
	const problems = checks.references.problems()
	if (problems.length > 0) throw new BackupInconsistent(problems.join(' '))
	return {
		header,
		...report,
		storeId: checks.storeId.found(),
		notes: shortened([...notes, ...checks.files.notes(report.files > 0)]),
	}
}

function shortened(notes: string[]): string[] {
	if (notes.length <= maxNotes) return notes
	return [
		...notes.slice(0, maxNotes),
		`There are ${notes.length - maxNotes} more notes like these.`,
	]
}

function describeLostFile({ hash, why }: { hash: string; why: 'gone' | 'damaged' }): string {
	return why === 'gone'
		? `The file ${hash} was deleted during the backup.`
		: `The file ${hash} was damaged in the file store, so it is not in the backup.`
}

/** Returns functions that find the id of the file store, which is a row of the table `installation`. */
function findStoreId() {
	let id: string | null = null
	return {
		addRow(table: string, columns: [string, string][], row: (string | null)[]): void {
			if (table !== 'public.installation') return
			const cell = (column: string) => row[columns.findIndex(([name]) => name === column)] ?? null
			if (cell('name') === storeIdName) id = cell('value')
		},
		found: () => id,
	}
}

/** Compares the uploads that analyses name with those in the backup. */
function checkFiles() {
	const named = new Set<string>()
	const there = new Set<string>()
	return {
		addRow(table: string, columns: [string, string][], row: (string | null)[]): void {
			if (table !== 'public.guest_analysis') return
			const hash = row[columns.findIndex(([name]) => name === 'file_hash')]
			if (hash) named.add(hash)
		},
		addFile: (hash: string) => void there.add(hash),
		notes(hasFiles: boolean): string[] {
			const missing = [...named].filter((hash) => !there.has(hash)).length
			if (!hasFiles || missing === 0) return []
			return [`${missing} uploads of analyses are missing from the backup.`]
		},
	}
}
