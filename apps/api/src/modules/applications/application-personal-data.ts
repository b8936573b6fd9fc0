import { asc, eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { application, applicationEntry, applicationSetting, ownStage } from '#db/schema.ts'
import type { PersonalData } from '#services/personal-data.ts'
import { nameOfPost, uniqueFileNames } from '#services/readable-file-names.ts'

/** Returns a person's applications as personal data, including the bin, with their own stages and settings. */
export function applicationPersonalData({ orm }: { orm: Orm }): PersonalData {
	return {
		async files(accountId) {
			const rows = await orm
				.select({ id: application.id, title: application.title, company: application.company })
				.from(application)
				.where(eq(application.ownerId, accountId))
				.orderBy(asc(application.createdAt), asc(application.id))
			const names = uniqueFileNames(rows.map(nameOfPost), 'Application')
			const settings = await readSettings(orm, accountId)
			return [
				...rows.map(({ id }, index) => ({
					path: `applications/${names[index]}.json`,
					read: () => readWithHistory(orm, id),
				})),
				...(settings === null
					? []
					: [{ path: 'application-settings.json', read: async () => settings }]),
			]
		},

		async remove(accountId) {
			await orm.delete(application).where(eq(application.ownerId, accountId))
			await orm.delete(ownStage).where(eq(ownStage.ownerId, accountId))
			await orm.delete(applicationSetting).where(eq(applicationSetting.ownerId, accountId))
		},
	}
}

async function readWithHistory(orm: Orm, id: string): Promise<object> {
	const [row] = await orm.select().from(application).where(eq(application.id, id))
	const history = await orm
		.select()
		.from(applicationEntry)
		.where(eq(applicationEntry.applicationId, id))
		.orderBy(asc(applicationEntry.at), asc(applicationEntry.createdAt), asc(applicationEntry.id))
	return { ...row, history }
}

async function readSettings(orm: Orm, accountId: string): Promise<object | null> {
	const { calendarSince, hasReminders } = applicationSetting
	const [setting] = await orm
		.select({ calendarSince, hasReminders })
		.from(applicationSetting)
		.where(eq(applicationSetting.ownerId, accountId))
	const stages = await orm
		.select()
		.from(ownStage)
		.where(eq(ownStage.ownerId, accountId))
		.orderBy(asc(ownStage.createdAt), asc(ownStage.id))
	return setting === undefined && stages.length === 0 ? null : { ...setting, stages }
}
