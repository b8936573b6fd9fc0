import type { Application, ApplicationFields } from '@app/contract/applications'
import { and, eq, sql } from 'drizzle-orm'
import { application, applicationEntry } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import { stripUnstorableCharacters } from '#services/strip-unstorable-characters.ts'
import type { ApplicationKey, ApplicationStoreDeps } from './application-store-deps.ts'
import { toColumns } from './fields-to-columns.ts'
import { isSameStage, pastMoment } from './move-applications.ts'
import { lockApplication } from './owned-application.ts'
import { entriesWhere, readApplication } from './read-applications.ts'
import { sentCvColumns } from './sent-cv-columns.ts'

export type ApplicationChanges = {
	[K in keyof ApplicationFields]?: ApplicationFields[K] | undefined
}
type EntryKey = ApplicationKey & { entryId: string }

/** Changes the details and the history of applications. */
export function changeApplications({ orm, now }: ApplicationStoreDeps) {
	const touched = () => ({
		revision: sql`${application.revision} + 1`,
		updatedAt: new Date(now()),
	})

	return {
		/** Saves a change; `null` when the application has changed since that revision. */
		change(
			{ revision, ...key }: ApplicationKey & { revision: number },
			{ sentCv, ...fields }: ApplicationChanges,
		): Promise<Application | null> {
			return orm.transaction(async (tx) => {
				const row = await lockApplication(tx, key)
				if (row.revision !== revision) return null
				const sent =
					sentCv === undefined ? {} : await sentCvColumns({ tx, now }, key.ownerId, sentCv)
				const columns = toColumns(stripUnstorableCharacters(fields), now())
				await tx
					.update(application)
					.set({ ...columns, ...sent, ...touched() })
					.where(eq(application.id, row.id))
				return readApplication(tx, key)
			})
		},

		correctEntry({ entryId, ...key }: EntryKey, at: string): Promise<Application> {
			return orm.transaction(async (tx) => {
				const row = await lockApplication(tx, key)
				const corrected = await tx
					.update(applicationEntry)
					.set({ at: pastMoment(at, now), isDateKnown: true })
					.where(and(eq(applicationEntry.id, entryId), eq(applicationEntry.applicationId, row.id)))
					.returning({ id: applicationEntry.id })
				if (corrected.length === 0) throw new AppError('application_entry_not_found')
				await tx.update(application).set(touched()).where(eq(application.id, row.id))
				return readApplication(tx, key)
			})
		},

		deleteEntry({ entryId, ...key }: EntryKey): Promise<Application> {
			return orm.transaction(async (tx) => {
				const row = await lockApplication(tx, key)
				const entries = await entriesWhere(tx, eq(applicationEntry.applicationId, row.id))
				const isThere = entries.some(({ id }) => id === entryId)
				if (!isThere) throw new AppError('application_entry_not_found')
				const left = entries.filter(({ id }) => id !== entryId)
				if (!left.some((entry) => isSameStage(entry, row))) {
					throw new AppError('application_keeps_entry')
				}
				await tx.delete(applicationEntry).where(eq(applicationEntry.id, entryId))
				await tx.update(application).set(touched()).where(eq(application.id, row.id))
				return readApplication(tx, key)
			})
		},
	}
}
