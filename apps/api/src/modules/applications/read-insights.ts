import { insightsOf, type StageHistory } from '@app/applications'
import type { Insights } from '@app/contract/applications'
import { and, eq, isNull } from 'drizzle-orm'
import { application } from '#db/schema.ts'
import type { ApplicationStoreDeps } from './application-store-deps.ts'
import { briefEntries, selectCvIds } from './read-applications.ts'

/** Returns the insights into all of a person's applications, without the applications in the bin. */
export async function readInsights(
	{ orm, now }: ApplicationStoreDeps,
	ownerId: string,
): Promise<Insights> {
	const { id, stage, sentCvId, sentTitle, sentNumber, sentLabel } = application
	const { sentBaseId, sentBaseTitle } = application
	const kept = and(eq(application.ownerId, ownerId), isNull(application.deletedAt))
	const rows = await orm
		.select({
			id,
			stage,
			sentCvId,
			sentTitle,
			sentNumber,
			sentLabel,
			sentBaseId,
			sentBaseTitle,
		})
		.from(application)
		.where(kept)
	const entries = await briefEntries(orm, kept)
	const cvIds = await selectCvIds(orm, ownerId)
	const courses = rows.map((row): StageHistory => {
		const history = (entries.get(row.id) ?? []).map((entry) => ({
			countsAs: entry.stage,
			at: entry.at.getTime(),
			isDateKnown: entry.isDateKnown,
		}))
		return { stage: row.stage, entries: history, cv: describeCv(row, cvIds) }
	})
	return insightsOf(courses, now())
}

type Sent = Pick<
	typeof application.$inferSelect,
	'sentCvId' | 'sentTitle' | 'sentNumber' | 'sentLabel' | 'sentBaseId' | 'sentBaseTitle'
>

function describeCv(row: Sent, cvIds: ReadonlySet<string>): StageHistory['cv'] {
	const { sentTitle: title, sentNumber: number, sentLabel: label, sentBaseTitle } = row
	if (title === null) return null
	const about = (id: string | null) => ({ cvId: id !== null && cvIds.has(id) ? id : null })
	return {
		version: {
			key: `${row.sentCvId ?? title} ${number}`,
			...about(row.sentCvId),
			title,
			number,
			label,
		},
		base: {
			key: row.sentBaseId ?? title,
			...about(row.sentBaseId),
			title: sentBaseTitle || title,
		},
	}
}
