import type { NextFacts } from '@app/contract'
import { and, asc, eq, gte, isNotNull, isNull, lt, lte, notInArray } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { application } from '#db/schema.ts'
import { utcDay } from '#services/utc-day.ts'

type Parts = { orm: Orm; now: () => number }
type Due = NextFacts['due']

const dayMs = 86_400_000
const mostDue = 3
/** A closing day is told this many days before, so that there is time to apply. */
const daysBeforeClosing = 2

/**
 * Reads what is due in a person's applications: next steps until tomorrow, and closing days of applications that
 * weren't sent. Overdue steps come last, since an old one mustn't hide what is due today.
 */
export async function readDueSteps(parts: Parts, ownerId: string): Promise<Due> {
	const [steps, closings] = await Promise.all([
		listSteps(parts, ownerId),
		listClosings(parts, ownerId),
	])
	const today = utcDay(parts.now())
	const rank = ({ on }: Due[number]) => `${on < today ? 1 : 0} ${on}`
	return [...steps, ...closings]
		.sort((one, other) => rank(one).localeCompare(rank(other)))
		.slice(0, mostDue)
}

const isKeptBy = (ownerId: string) =>
	and(eq(application.ownerId, ownerId), isNull(application.deletedAt))

async function listSteps({ orm, now }: Parts, ownerId: string): Promise<Due> {
	const today = utcDay(now())
	const rows = await orm
		.select()
		.from(application)
		.where(
			and(
				isKeptBy(ownerId),
				isNotNull(application.stepWhat),
				lte(application.stepOn, utcDay(now() + dayMs)),
				notInArray(application.stage, ['accepted', 'rejected', 'withdrawn']),
			),
		)
		.orderBy(lt(application.stepOn, today), asc(application.stepOn), asc(application.id))
		.limit(mostDue)
	return rows.map(({ id, title, company, stepWhat, stepOn }) => ({
		kind: 'step',
		applicationId: id,
		title,
		company,
		what: stepWhat ?? '',
		on: stepOn ?? today,
	}))
}

async function listClosings({ orm, now }: Parts, ownerId: string): Promise<Due> {
	const dayAfterLast = utcDay(now() + (daysBeforeClosing + 1) * dayMs)
	const rows = await orm
		.select()
		.from(application)
		.where(
			and(
				isKeptBy(ownerId),
				eq(application.stage, 'saved'),
				gte(application.closesAt, new Date(now())),
				lt(application.closesAt, new Date(dayAfterLast)),
			),
		)
		.orderBy(asc(application.closesAt), asc(application.id))
		.limit(mostDue)
	return rows.map(({ id, title, company, closesAt }) => ({
		kind: 'closing',
		applicationId: id,
		title,
		company,
		what: '',
		on: utcDay((closesAt ?? new Date(now())).getTime()),
	}))
}
