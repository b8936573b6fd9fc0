import { type ReadTable, readTable, type TableApplication, writeTable } from '@app/applications'
import {
	mostApplications,
	newNextStepSchema,
	type TableField,
	type TableRow,
} from '@app/contract/applications'
import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { application, applicationEntry } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { storable, storableText } from '#services/storable.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import type { ApplicationParts } from './application-parts.ts'
import { refuseBeyond } from './create-applications.ts'
import { columnsOf } from './fields-to-columns.ts'
import { ownStagesOf, resolveStage } from './own-stages.ts'
import { lockBoard } from './owned-application.ts'
import { endOf } from './place-in-column.ts'
import { listApplications, listWithHistory } from './read-applications.ts'
import { entriesOfRow } from './table-entries.ts'

type Table = {
	text: string
	dates: 'day_first' | 'month_first'
	columns?: (TableField | null)[] | undefined
}
type Import = Table & { lines?: number[] | undefined; timeZone: string }

/** A day begins somewhere up to so much earlier than here. */
const earliestZoneMs = 14 * 3_600_000

/** Applications as a table, out and in. */
export function applicationTable({ orm, now }: ApplicationParts) {
	async function read(
		tx: Orm,
		ownerId: string,
		{ text, dates, columns }: Table,
	): Promise<ReadTable> {
		const { applications } = await listApplications(tx, ownerId, { q: '', from: 'applications' })
		const kept = applications.map(({ title, company, url, appliedAt }) => ({
			...{ title, company, url, appliedOn: appliedAt?.slice(0, 10) ?? null },
		}))
		const today = new Date(now() + earliestZoneMs).toISOString().slice(0, 10)
		const own = await ownStagesOf(tx, ownerId)
		const table = readTable(text.toWellFormed(), { own, dates, columns, today, kept })
		if (table === null) throw new AppError('table_unreadable')
		return table
	}

	return {
		/** All that is not in the bin, as a CSV file. */
		async write(ownerId: string): Promise<string> {
			const applications: TableApplication[] = await listWithHistory(orm, ownerId)
			return writeTable(applications, await ownStagesOf(orm, ownerId))
		},

		/** What a CSV file would make. */
		async preview(ownerId: string, table: Table): Promise<ReadTable & { room: number }> {
			const kept = await orm.$count(application, eq(application.ownerId, ownerId))
			return { ...(await read(orm, ownerId, table)), room: Math.max(0, mostApplications - kept) }
		},

		/** Makes what a CSV file says, or of it some lines: all of them or, where they do not fit, none. */
		take(ownerId: string, { lines, timeZone, ...table }: Import) {
			return orm.transaction(async (tx) => {
				await lockBoard(tx, ownerId)
				const { rows, rowsBeyond } = await read(tx, ownerId, table)
				const wanted = lines === undefined ? null : new Set(lines)
				const made = rows.filter(
					({ line, leftOut }) => leftOut === null && (wanted === null || wanted.has(line)),
				)
				await refuseBeyond(tx, ownerId, made.length)
				for (const row of made) await insertRow({ orm: tx, now }, ownerId, { ...row, timeZone })
				return { made: made.length, leftOut: rows.length + rowsBeyond - made.length }
			})
		},
	}
}

async function insertRow(
	{ orm: tx, now }: ApplicationParts,
	ownerId: string,
	row: TableRow & { timeZone: string },
): Promise<void> {
	const { title, company, place, url, source, salaryText, notes, contact } = row
	const { stageName, ...stage } = await resolveStage(tx, ownerId, row.stage)
	const [id, at] = [uuidV7(now()), new Date(now())]
	const nextStep =
		row.nextStep && newNextStepSchema.parse({ ...row.nextStep, timeZone: row.timeZone })
	const contacts = contact === null ? [] : [{ ...contact, role: '' }]
	const texts = { company, place, url, source, salaryText, notes, contacts, nextStep }
	await tx.insert(application).values({
		...columnsOf(storable(texts), now()),
		...{ id, ownerId, title: storableText(title), ...stage, createdAt: at, updatedAt: at },
		position: await endOf(tx, ownerId, row.stage),
	})
	const entries = entriesOfRow(row, { ...stage, stageName }, now())
	await tx.insert(applicationEntry).values(
		entries.map((entry, place) => ({
			...{ id: uuidV7(now()), applicationId: id, ...entry },
			// In the order in which it came into them, where the dates do not tell.
			createdAt: new Date(now() + place),
		})),
	)
}
