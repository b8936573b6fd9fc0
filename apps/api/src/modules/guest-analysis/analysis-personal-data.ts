import { parse } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { guestAnalysis } from '#db/schema.ts'
import type { FileStore } from '#services/files/file-store.ts'
import type { ExportedFile, PersonalData } from '#services/personal-data.ts'
import { safeFileName, uniqueFileNames } from '#services/readable-file-names.ts'

type Parts = {
	orm: Orm
	files: FileStore
	store: { remove: (id: string, ownerId: string) => Promise<boolean> }
}

/** Returns the analyses that a person uploaded or claimed as personal data, with the uploaded files. */
export function analysisPersonalData(parts: Parts): PersonalData {
	const { orm, store } = parts
	const listOf = (accountId: string) => {
		const { id, fileName, fileHash } = guestAnalysis
		return orm
			.select({ id, fileName, fileHash })
			.from(guestAnalysis)
			.where(eq(guestAnalysis.ownerId, accountId))
			.orderBy(asc(id))
	}
	return {
		async files(accountId) {
			const rows = await listOf(accountId)
			const stems = rows.map(({ fileName }) => parse(fileName).name)
			const names = uniqueFileNames(stems, 'CV')
			return rows.flatMap((row, index) => listFiles(parts, row, `analyses/${names[index]}`))
		},

		async remove(accountId) {
			const rows = await listOf(accountId)
			for (const { id } of rows) await store.remove(id, accountId)
			for (const { fileHash } of rows) await proveGone(parts, fileHash)
		},
	}
}

type Row = { id: string; fileName: string; fileHash: string }

function listFiles(
	{ orm, files }: Parts,
	{ id, fileName, fileHash }: Row,
	folder: string,
): ExportedFile[] {
	return [
		{
			path: `${folder}/analysis.json`,
			read: async () => {
				const [row] = await orm.select().from(guestAnalysis).where(eq(guestAnalysis.id, id))
				if (!row) return {}
				const { message, results, createdAt, claimedAt } = row
				return { fileName, message, createdAt, claimedAt, ...results }
			},
		},
		{
			path: `${folder}/upload/${safeFileName(fileName, 'upload')}`,
			read: async () => (await files.read(fileHash)) ?? new Uint8Array(),
		},
	]
}

/** Throws when a file is still kept although no analysis needs it. */
async function proveGone({ orm, files }: Parts, hash: string): Promise<void> {
	const users = await orm.$count(guestAnalysis, eq(guestAnalysis.fileHash, hash))
	if (users === 0 && (await files.read(hash)) !== null) {
		throw new Error('An upload of an account is still there.')
	}
}
