import { momentsIn } from '@app/applications'
import { newNextStepSchema, type Stage, type TableRow } from '@app/contract/applications'
import { application, applicationEntry } from '#db/schema.ts'
import {
	stripUnstorableCharacters,
	stripUnstorableText,
} from '#services/strip-unstorable-characters.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import type { ApplicationStoreDeps } from './application-store-deps.ts'
import { endPosition, placeStep } from './board-position.ts'
import { toColumns } from './fields-to-columns.ts'
import { historyOfImportedRow } from './imported-row-history.ts'
import { resolveStage, type StageColumns } from './own-stages.ts'

/** Rows of one statement: a thousand at once would be more values than it can have. */
const atOnce = 200

type NamedStage = StageColumns & { stageName: string }
type Column = NamedStage & { end: number }

/** Makes an application of each row, below the applications that are already in its column. */
export async function insertImportedRows(
	{ orm: tx, now }: ApplicationStoreDeps,
	ownerId: string,
	{ rows, timeZone }: { rows: readonly TableRow[]; timeZone: string },
): Promise<void> {
	const momentOf = momentsIn(timeZone)
	const noonOf = (on: string) => momentOf({ on, time: '12:00' })
	const columns = new Map<Stage, Column>()
	for (const stage of new Set(rows.map((row) => row.stage))) {
		const named = await resolveStage(tx, ownerId, stage)
		columns.set(stage, { ...named, end: await endPosition(tx, ownerId, stage) })
	}
	const made = rows.flatMap((row) => {
		const column = columns.get(row.stage)
		if (column === undefined) return []
		const { stageName, end, ...stage } = column
		column.end += placeStep
		const id = uuidV7(now())
		const columnsOfRow = { ...toTexts(row, timeZone, now()), ...stage, id, ownerId, position: end }
		return [
			{
				row: columnsOfRow,
				entries: toHistory(id, row, { ...stage, stageName, noonOf, now: now() }),
			},
		]
	})
	for (let from = 0; from < made.length; from += atOnce) {
		const some = made.slice(from, from + atOnce)
		await tx.insert(application).values(some.map(({ row }) => row))
		await tx.insert(applicationEntry).values(some.flatMap(({ entries }) => entries))
	}
}

function toTexts(row: TableRow, timeZone: string, now: number) {
	const { title, company, place, url, source, salaryText, notes, contact } = row
	const nextStep = row.nextStep && newNextStepSchema.parse({ ...row.nextStep, timeZone })
	const contacts = contact === null ? [] : [{ ...contact, role: '' }]
	const texts = { company, place, url, source, salaryText, notes, contacts, nextStep }
	const times = { createdAt: new Date(now), updatedAt: new Date(now) }
	return {
		...toColumns(stripUnstorableCharacters(texts), now),
		title: stripUnstorableText(title),
		...times,
	}
}

function toHistory(
	applicationId: string,
	row: TableRow,
	{ now, noonOf, ...stage }: NamedStage & { now: number; noonOf: (day: string) => number },
) {
	return historyOfImportedRow(row, stage, { now, noonOf }).map((entry, place) => ({
		id: uuidV7(now),
		applicationId,
		...entry,
		// In the order in which it came into them, where the dates do not tell.
		createdAt: new Date(now + place),
	}))
}
