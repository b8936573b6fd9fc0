import type { PgBoss } from 'pg-boss'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { type ContactStore, contactStore } from './modules/contact/contact.store.ts'
import { type StatusStore, statusStore } from './modules/status/status.store.ts'
import type { DocumentEngines } from './services/document-engines.ts'
import type { FileStore } from './services/files/file-store.ts'
import { type HealthChecks, healthChecks } from './services/health-checks.ts'
import type { Mail } from './services/mail/open-mail.ts'

/** The services of the public site that every process needs. */
export type ContactAndStatus = { contact: ContactStore; status: StatusStore; checks: HealthChecks }

type Opened = {
	config: Config
	database: Database
	boss: PgBoss
	files: FileStore
	engines: DocumentEngines
	mail: Mail
	now: () => number
}

/** Opens the contact form and the record of how the parts of the service are. */
export function openContactAndStatus({ config, mail, now, ...parts }: Opened): ContactAndStatus {
	const { orm } = parts.database
	return {
		contact: contactStore({ orm, now, mail, to: config.contactEmail }),
		status: statusStore({ orm, now }),
		checks: healthChecks(parts),
	}
}
