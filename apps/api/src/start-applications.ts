import type { ApplicationsParts } from './modules/applications/applications.routes.ts'
import { applicationStore } from './modules/applications/applications.store.ts'
import { wayOfMail } from './services/mail/way-of-mail.ts'
import { roomGuard } from './services/room.ts'
import type { Background } from './start-background.ts'

/** What the calls about applications need. */
export function applicationsOf(background: Background): ApplicationsParts {
	const { config, database, accounts, site, now, freeMb } = background
	const isEmbedded = database.engine === 'embedded'
	const minFreeMb = () => (isEmbedded ? config.minFreeMb : 0)
	return {
		applications: applicationStore({ orm: database.orm, now, siteUrl: () => site.url }),
		refuseWithoutRoom: roomGuard({ folder: config.dataDir, minFreeMb, now, freeMb }),
		savesPerMinute: config.savesPerMinute,
		reminderKeys: accounts.reminderKeys,
		canSendMail: wayOfMail(config) !== 'none',
	}
}
