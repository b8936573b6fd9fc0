import type { GuestSession } from '@app/contract'
import { inArray } from 'drizzle-orm'
import { guestAnalysis } from '#db/schema.ts'
import { isActiveAnalysis, isReadable } from './active-analyses.ts'
import { advanceAnalyses } from './advance-analyses.ts'
import { keepUploads, type UploadParts } from './keep-uploads.ts'
import { readResults } from './read-results.ts'
import { removeUploads } from './remove-uploads.ts'
import { guestSessionColumns, toGuestSession } from './to-guest-session.ts'

export type GuestAnalysisStore = ReturnType<typeof guestAnalysisStore>

/**
 * Keeps analyses of uploads. The id of a guest's session is the only right that anybody needs to it. One that an account
 * uploaded or has claimed is for its owner alone.
 */
export function guestAnalysisStore(parts: UploadParts) {
	const { orm, now } = parts
	return {
		...keepUploads(parts),
		...removeUploads(parts),
		...advanceAnalyses(parts),

		/** Where an analysis stands, or `null` when there is none or its day is over. */
		async session(id: string, viewerId: string | null): Promise<GuestSession | null> {
			const isTheirs = isReadable(id, now(), viewerId)
			const [row] = await orm.select(guestSessionColumns).from(guestAnalysis).where(isTheirs)
			return row ? toGuestSession(row, now()) : null
		},

		/** The finished analysis, or `null` when there is none (yet). */
		async results(id: string, viewerId: string | null) {
			const isTheirs = isReadable(id, now(), viewerId)
			const [row] = await orm.select().from(guestAnalysis).where(isTheirs)
			return row?.results ? { ...row, results: readResults(row.results) } : null
		},

		/**
		 * Returns the hash and format of a guest's file, for a request for one of its pages; `null` when there is no
		 * finished analysis.
		 */
		async upload(id: string) {
			const { fileHash, fileFormat } = guestAnalysis
			const [row] = await orm
				.select({ fileHash, fileFormat })
				.from(guestAnalysis)
				.where(isActiveAnalysis(id, now()))
			return row?.fileFormat ? { fileHash: row.fileHash, fileFormat: row.fileFormat } : null
		},

		/** How many analyses are waiting or under way. */
		countUnfinished(): Promise<number> {
			return orm.$count(guestAnalysis, inArray(guestAnalysis.status, ['processing', 'analyzing']))
		},
	}
}
