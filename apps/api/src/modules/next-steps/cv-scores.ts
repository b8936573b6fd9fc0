import { mostScores } from '@app/contract'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { cv } from '#db/schema.ts'
import { readContent } from '../cvs/map-cv.ts'
import type { summariseFindings } from './summarise-findings.ts'

type Parts = { orm: Orm; remarksOn: ReturnType<typeof summariseFindings> }

/** Reads the scores of the CVs that a person changed last, by CV id; a CV that is too long to check has no score. */
export function cvScores({ orm, remarksOn }: Parts) {
	return async (ownerId: string): Promise<Record<string, number>> => {
		const rows = await orm
			.select()
			.from(cv)
			.where(and(eq(cv.ownerId, ownerId), isNull(cv.deletedAt)))
			.orderBy(desc(cv.updatedAt), desc(cv.id))
			.limit(mostScores)
		const scores: Record<string, number> = {}
		// One after the other: a long list must not keep the checks of other people waiting.
		for (const row of rows) {
			const { score } = await remarksOn({ id: row.id, revision: row.revision, ...readContent(row) })
			if (score !== null) scores[row.id] = score
		}
		return scores
	}
}
