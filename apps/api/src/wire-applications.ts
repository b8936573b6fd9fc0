import type { ApplicationRoutesDeps } from './modules/applications/application-routes-deps.ts'
import { applicationStore } from './modules/applications/applications.store.ts'
import { createDiskSpaceGuard } from './services/disk-space.ts'
import { chooseMailTransport } from './services/mail/choose-mail-transport.ts'
import type { Services } from './services.ts'

/** Creates the dependencies of the calls about applications. */
export function wireApplications(background: Services): ApplicationRoutesDeps {
	const { config, database, accounts, site, now, freeMb } = background
	const isEmbedded = database.engine === 'embedded'
	const minFreeMb = () => (isEmbedded ? config.minFreeMb : 0)
	return {
		applications: applicationStore({ orm: database.orm, now, siteUrl: () => site.url }),
		refuseWithoutRoom: createDiskSpaceGuard({ folder: config.dataDir, minFreeMb, now, freeMb }),
		savesPerMinute: config.savesPerMinute,
		reminderKeys: accounts.reminderKeys,
		canSendMail: chooseMailTransport(config) !== 'none',
	}
}
