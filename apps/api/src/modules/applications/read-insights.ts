import { type Course, insightsOf } from '@app/applications'
import type { Insights } from '@app/contract/applications'
import { and, eq, isNull } from 'drizzle-orm'
import { application } from '#db/schema.ts'
import type { ApplicationParts } from './application-parts.ts'
import { entriesOf } from './read-applications.ts'

/** What somebody's applications show together, without those in the bin. */
export async function readInsights(
	{ orm, now }: ApplicationParts,
	ownerId: string,
): Promise<Insights> {
	const { id, stage, sentCvId, sentTitle, sentNumber, sentLabel } = application
	const { tailoredCvId, baseCvId, baseTitle } = application
	const rows = await orm
		.select({
			...{ id, stage, sentCvId, sentTitle, sentNumber, sentLabel },
			...{ tailoredCvId, baseCvId, baseTitle },
		})
		.from(application)
		.where(and(eq(application.ownerId, ownerId), isNull(application.deletedAt)))
	const entries = await entriesOf(orm, ownerId)
	const courses = rows.map((row): Course => {
		const history = (entries.get(row.id) ?? []).map((entry) => ({
			...{ countsAs: entry.stage, at: entry.at.getTime(), isDateKnown: entry.isDateKnown },
		}))
		return { stage: row.stage, entries: history, cv: cvOf(row) }
	})
	return insightsOf(courses, now())
}

type Sent = Pick<
	typeof application.$inferSelect,
	'sentCvId' | 'sentTitle' | 'sentNumber' | 'sentLabel' | 'tailoredCvId' | 'baseCvId' | 'baseTitle'
>

function cvOf(row: Sent): Course['cv'] {
	const { sentCvId: cvId, sentTitle: title, sentNumber: number, sentLabel: label } = row
	if (title === null) return null
	const isTailored = cvId !== null && cvId === row.tailoredCvId
	const base = isTailored ? { cvId: row.baseCvId, title: row.baseTitle } : { cvId, title }
	return {
		version: { key: `${cvId ?? title} ${number}`, cvId, title, number, label },
		base: { key: base.cvId ?? base.title, ...base },
	}
}
