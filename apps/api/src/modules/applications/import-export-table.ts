import {
	daysIn,
	type ReadTable,
	readTable,
	type TableApplication,
	writeTable,
} from '@app/applications'
import { mostApplications, type TableField } from '@app/contract/applications'
import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { application } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import type { ApplicationStoreDeps } from './application-store-deps.ts'
import { refuseBeyond } from './create-applications.ts'
import { insertImportedRows } from './insert-imported-rows.ts'
import { listOwnStages } from './own-stages.ts'
import { lockBoard } from './owned-application.ts'
import { listApplications, listWithHistory } from './read-applications.ts'

type Table = {
	text: string
	dates: 'day_first' | 'month_first'
	columns?: (TableField | null)[] | undefined
	timeZone: string
}
type Import = Table & { lines?: number[] | undefined }

/** Applications as a table, out and in. */
export function importExportTable({ orm, now }: ApplicationStoreDeps) {
	async function read(
		tx: Orm,
		ownerId: string,
		{ text, dates, columns, timeZone }: Table,
	): Promise<ReadTable> {
		const dayAt = daysIn(timeZone)
		const { applications } = await listApplications(tx, ownerId, { q: '', from: 'applications' })
		const kept = applications.map(({ title, company, url, appliedAt }) => ({
			title,
			company,
			url,
			appliedOn: appliedAt === null ? null : dayAt(Date.parse(appliedAt)),
		}))
		const today = dayAt(now())
		const own = await listOwnStages(tx, ownerId)
		const table = readTable(text.toWellFormed(), { own, dates, columns, today, kept })
		if (table === null) throw new AppError('table_unreadable')
		return table
	}

	return {
		/** All that is not in the bin, as a CSV file. */
		async write(ownerId: string, timeZone: string): Promise<string> {
			const applications: TableApplication[] = await listWithHistory(orm, ownerId)
			return writeTable(applications, { own: await listOwnStages(orm, ownerId), timeZone })
		},

		/** Returns the applications that a CSV file would make. */
		async preview(ownerId: string, table: Table): Promise<ReadTable & { room: number }> {
			const kept = await orm.$count(application, eq(application.ownerId, ownerId))
			return { ...(await read(orm, ownerId, table)), room: Math.max(0, mostApplications - kept) }
		},

		/** Makes the applications of all or some lines of a CSV file; makes none of them if they don't all fit. */
		take(ownerId: string, { lines, ...table }: Import) {
			return orm.transaction(async (tx) => {
				await lockBoard(tx, ownerId)
				const { rows, rowsBeyond } = await read(tx, ownerId, table)
				const wanted = lines === undefined ? null : new Set(lines)
				const made = rows.filter(
					({ line, leftOut }) => leftOut === null && (wanted === null || wanted.has(line)),
				)
				await refuseBeyond(tx, ownerId, made.length)
				await insertImportedRows({ orm: tx, now }, ownerId, {
					rows: made,
					timeZone: table.timeZone,
				})
				return { made: made.length, leftOut: rows.length + rowsBeyond - made.length }
			})
		},
	}
}
