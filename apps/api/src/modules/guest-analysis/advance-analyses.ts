import type { ErrorCode } from '@app/contract'
import { sql } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { guestAnalysis, type StoredResults } from '#db/schema.ts'
import {
	stripUnstorableCharacters,
	stripUnstorableText,
} from '#services/strip-unstorable-characters.ts'
import { isUnfinished } from './active-analyses.ts'
import { complete, opening, type Stage } from './analysis-stages.ts'

/**
 * Records the progress of a running analysis. Changes nothing of an analysis that is finished, expired or deleted.
 */
export function advanceAnalyses({ orm, now }: { orm: Orm; now: () => number }) {
	type Changes = Parameters<ReturnType<typeof update>['set']>[0]
	const update = () => orm.update(guestAnalysis)

	async function change(id: string, changes: Changes) {
		const { fileHash, fileName, ownerId } = guestAnalysis
		const [row] = await update()
			.set(changes)
			.where(isUnfinished(id, now()))
			.returning({ fileHash, fileName, ownerId })
		return row ?? null
	}

	return {
		/** Marks an analysis as begun, and says of which file; `null` when nobody waits for it. */
		begin: (id: string) => change(id, ahead(opening)),

		/** Writes down how far an analysis is; false when nobody waits for it any more. */
		advance: async (id: string, stage: Stage) => (await change(id, ahead(stage))) !== null,

		/** Finishes an analysis with its results; false when it was finished before, or deleted. */
		async finish(id: string, found: StoredResults): Promise<boolean> {
			const results = stripUnstorableCharacters(found)
			const fileFormat = found.source.format
			const finishedAt = new Date(now())
			return (await change(id, { ...complete, results, fileFormat, finishedAt })) !== null
		},

		/** Ends an analysis with an error code and a sentence. */
		async fail(id: string, code: ErrorCode, sentence: string): Promise<void> {
			const message = stripUnstorableText(sentence)
			await change(id, { status: 'failed', code, message, finishedAt: new Date(now()) })
		},
	}
}

// A second run of the same analysis starts from the beginning, but the bar never goes back.
function ahead({ status, message, progress }: Stage) {
	return {
		status,
		message,
		progress: sql`greatest(${guestAnalysis.progress}, ${progress}::integer)`,
	}
}
