import type { ApplicationKey, ApplicationParts } from './application-parts.ts'
import { applicationTable } from './application-table.ts'
import { binApplications } from './bin-applications.ts'
import { calendarFeed } from './calendar-feed.ts'
import { changeApplications } from './change-applications.ts'
import { createApplications } from './create-applications.ts'
import { moveApplications } from './move-applications.ts'
import { ownStages } from './own-stages.ts'
import { type ApplicationListWish, listApplications, readApplication } from './read-applications.ts'
import { readInsights } from './read-insights.ts'
import { hasReminders, setReminders, stopReminders } from './reminder-settings.ts'
import { tailorCvs } from './tailor-cv.ts'

export type ApplicationStore = ReturnType<typeof applicationStore>

/** Keeps people's applications. Every question names the owner: somebody else's is one that is not there. */
export function applicationStore(parts: ApplicationParts & { siteUrl: () => string }) {
	const { orm } = parts
	return {
		...createApplications(parts),
		...changeApplications(parts),
		...moveApplications(parts),
		...binApplications(parts),
		...tailorCvs(parts),
		stages: ownStages(parts),
		table: applicationTable(parts),
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
