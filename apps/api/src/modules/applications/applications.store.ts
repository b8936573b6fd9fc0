import type { ApplicationKey, ApplicationParts } from './application-parts.ts'
import { binApplications } from './bin-applications.ts'
import { changeApplications } from './change-applications.ts'
import { createApplications } from './create-applications.ts'
import { moveApplications } from './move-applications.ts'
import { ownStages } from './own-stages.ts'
import { type ApplicationListWish, listApplications, readApplication } from './read-applications.ts'
import { tailorCvs } from './tailor-cv.ts'

export type ApplicationStore = ReturnType<typeof applicationStore>

/** Keeps people's applications. Every question names the owner: somebody else's is one that is not there. */
export function applicationStore(parts: ApplicationParts) {
	const { orm } = parts
	return {
		...createApplications(parts),
		...changeApplications(parts),
		...moveApplications(parts),
		...binApplications(parts),
		...tailorCvs(parts),
		stages: ownStages(parts),
		list: (ownerId: string, wish: ApplicationListWish) => listApplications(orm, ownerId, wish),
		/** Throws `application_not_found`. */
		get: (key: ApplicationKey) => readApplication(orm, key),
	}
}
