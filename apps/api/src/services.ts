import type { PgBoss } from 'pg-boss'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { KeptAnalyses } from './kept-analyses.ts'
import type { RemovalParts } from './modules/accounts/remove-accounts.ts'
import type { CvStore } from './modules/cvs/cvs.store.ts'
import type { GuestAnalysisStore } from './modules/guest-analysis/guest-analysis.store.ts'
import type { PagePictures } from './modules/guest-analysis/page-pictures.ts'
import type { OutboxStore } from './modules/outbox/outbox.store.ts'
import type { ProfileStore } from './modules/profile/profile.store.ts'
import type { ModelDailyCounts } from './modules/rewrites/model-daily-counts.store.ts'
import type { ModelUse } from './modules/rewrites/model-use.store.ts'
import type { SessionStore } from './modules/sessions/session.store.ts'
import type { ContactAndStatus } from './open-contact-and-status.ts'
import type { AccountServices } from './services/account-services.ts'
import type { CheckPool } from './services/checks/check-pool.ts'
import type { freeMb } from './services/disk-space.ts'
import type { DocumentEngines } from './services/document-engines.ts'
import type { Draining } from './services/draining.ts'
import type { Outages } from './services/failures/outages.ts'
import type { FileStore } from './services/files/file-store.ts'
import type { Mail } from './services/mail/open-mail.ts'
import type { Metrics } from './services/metrics/create-metrics.ts'
import type { Payments } from './services/payments/payments.ts'
import type { RenderAdmission } from './services/renders/open-render-admission.ts'

/** The services that every process of Ella opens, server or worker. */
export type Services = KeptAnalyses &
	ContactAndStatus & {
		config: Config
		database: Database
		boss: PgBoss
		files: FileStore
		/** Failures of the database, files and other parts are reported here. */
		outages: Outages
		engines: DocumentEngines
		renders: RenderAdmission
		guestAnalyses: GuestAnalysisStore
		now: () => number
		/** How many megabytes are free on the disk of a folder. */
		freeMb: typeof freeMb
		pictures: PagePictures
		checkPool: CheckPool
		accounts: AccountServices
		mail: Mail
		outbox: OutboxStore
		/** Where people find this site; a server that listens on any free port corrects it. */
		site: { url: string }
		/** The metrics of this process. */
		metrics: Metrics
		/** Whether this process is about to stop serving. */
		draining: Draining
		removal: RemovalParts
		sessions: SessionStore
		profile: ProfileStore
		cvs: CvStore
		modelUse: ModelUse
		modelDays: ModelDailyCounts
		/** The payment service, or `null` where nothing can be bought. */
		payments: Payments | null
		/** Makes this process run jobs. */
		work: () => Promise<void>
		/** Gives running jobs back and closes everything, within a few seconds. */
		close: () => Promise<void>
	}
