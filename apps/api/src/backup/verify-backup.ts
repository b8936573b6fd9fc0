import { storeIdName } from '#services/files/store-id.ts'
import type { BackupHeader } from './backup-format.ts'
import { checkDocuments } from './check-documents.ts'
import { checkForeignKeys } from './check-foreign-keys.ts'
import type { BackupPart } from './read-backup.ts'

/** What is in a backup that is whole. */
export type BackupReport = {
	header: BackupHeader
	/** Rows of each table. */
	tables: Record<string, number>
	/** The id that its database shares with its file store, or `null` when it has none. */
	storeId: string | null
	files: number
	fileBytes: number
	/** What a person should know and nothing can be done about, such as a CV that a newer Ella wrote; some of many. */
	notes: string[]
}

/** Thrown for a backup that says what it was made to say, but whose content breaks its own rules. */
class BackupInconsistent extends Error {}

const mostNotes = 20

/**
 * Reads a whole backup and checks its sums and counts, the rules between its tables, every CV, and that the files of
 * analyses are there. Writes nothing; throws at the first thing that makes it unfit to be restored.
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
				notes.push(lostSentence(part))
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
	if (notes.length <= mostNotes) return notes
	return [
		...notes.slice(0, mostNotes),
		`There are ${notes.length - mostNotes} more notes like these.`,
	]
}

function lostSentence({ hash, why }: { hash: string; why: 'gone' | 'damaged' }): string {
	return why === 'gone'
		? `The file ${hash} was deleted during the backup.`
		: `The file ${hash} was damaged in the file store, so it is not in the backup.`
}

/** The id of the file store, which is a row of its own. */
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

/** Which uploads analyses name, and which of them are there. */
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
