import type { AnalysisSummary } from '@app/contract'
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { cv, guestAnalysis } from '#db/schema.ts'
import { readResults } from '../guest-analysis/read-results.ts'

export type AnalysesStore = ReturnType<typeof analysesStore>

const columns = {
	id: guestAnalysis.id,
	fileName: guestAnalysis.fileName,
	score: sql<number>`(${guestAnalysis.results} -> 'report' ->> 'score')::integer`,
	// Of the CV itself, which its owner may have deleted since.
	cvId: cv.id,
	createdAt: guestAnalysis.createdAt,
	claimedAt: guestAnalysis.claimedAt,
}

type Row = { createdAt: Date; claimedAt: Date | null } & Omit<
	AnalysisSummary,
	'createdAt' | 'claimedAt'
>

/** The analyses that accounts keep. */
export function analysesStore({ orm }: { orm: Orm }) {
	const { id, ownerId, results } = guestAnalysis
	return {
		/** Those with a report, the newest first; ids begin with the time, so the last id of a page is where the next begins. */
		async list(owner: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
			const isAfter = cursor === undefined ? undefined : lt(id, cursor)
			const rows = await orm
				.select(columns)
				.from(guestAnalysis)
				.leftJoin(cv, eq(cv.id, guestAnalysis.cvId))
				.where(and(eq(ownerId, owner), isNotNull(results), isAfter))
				.orderBy(desc(id))
				.limit(limit + 1)
			const analyses = rows.slice(0, limit).map(toSummary)
			const nextCursor = rows.length > limit ? (analyses.at(-1)?.id ?? null) : null
			return { analyses, nextCursor }
		},

		/** One of an account's analyses with all that was found, or `null`. */
		async get(owner: string, analysisId: string) {
			const [row] = await orm
				.select({ ...columns, results: guestAnalysis.results })
				.from(guestAnalysis)
				.leftJoin(cv, eq(cv.id, guestAnalysis.cvId))
				.where(and(eq(id, analysisId), eq(ownerId, owner)))
			return row?.results ? { ...toSummary(row), results: readResults(row.results) } : null
		},

		/**
		 * Returns the hash and format of a kept analysis's file, for a request with the signed address of one of its
		 * pages.
		 */
		async upload(analysisId: string) {
			const { fileHash, fileFormat } = guestAnalysis
			const [row] = await orm
				.select({ fileHash, fileFormat, ownerId })
				.from(guestAnalysis)
				.where(eq(id, analysisId))
			if (!row?.fileFormat || row.ownerId === null) return null
			return { fileHash: row.fileHash, fileFormat: row.fileFormat }
		},
	}
}

function toSummary({ id, fileName, score, cvId, createdAt, claimedAt }: Row): AnalysisSummary {
	return {
		id,
		fileName,
		score,
		cvId,
		createdAt: createdAt.toISOString(),
		claimedAt: (claimedAt ?? createdAt).toISOString(),
	}
}
