import type { ApplicationKey, ApplicationStoreDeps } from './application-store-deps.ts'
import { binApplications } from './bin-applications.ts'
import { calendarFeed } from './calendar-feed.ts'
import { changeApplications } from './change-applications.ts'
import { copyCvsForApplications } from './copy-cv-for-application.ts'
import { createApplications } from './create-applications.ts'
import { importExportTable } from './import-export-table.ts'
import { moveApplications } from './move-applications.ts'
import { ownStages } from './own-stages.ts'
import { type ApplicationListWish, listApplications, readApplication } from './read-applications.ts'
import { readInsights } from './read-insights.ts'
import { hasReminders, setReminders, stopReminders } from './reminder-settings.ts'

export type ApplicationStore = ReturnType<typeof applicationStore>

/** Keeps people's applications. Every query names the owner, so another person's application isn't found. */
export function applicationStore(parts: ApplicationStoreDeps & { siteUrl: () => string }) {
	const { orm } = parts
	return {
		...createApplications(parts),
		...changeApplications(parts),
		...moveApplications(parts),
		...binApplications(parts),
		...copyCvsForApplications(parts),
		stages: ownStages(parts),
		table: importExportTable(parts),
		calendar: calendarFeed(parts),
		reminders: {
			areOn: (ownerId: string) => hasReminders(orm, ownerId),
			switch: (ownerId: string, isOn: boolean) => setReminders(orm, ownerId, isOn),
			stop: (ownerId: string) => stopReminders(orm, ownerId),
		},
		insights: (ownerId: string) => readInsights(parts, ownerId),
		list: (ownerId: string, wish: ApplicationListWish) => listApplications(orm, ownerId, wish),
		/** Throws `application_not_found`. */
		get: (key: ApplicationKey) => readApplication(orm, key),
	}
}
