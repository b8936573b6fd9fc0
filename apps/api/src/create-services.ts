import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { openDatabase, type StatementTimeout } from './db/open-database.ts'
import { hasReminders } from './modules/applications/reminder-settings.ts'
import { remindPeople } from './modules/applications/send-reminders.ts'
import { cvStore } from './modules/cvs/cvs.store.ts'
import { guestAnalysisStore } from './modules/guest-analysis/guest-analysis.store.ts'
import { pagePictures } from './modules/guest-analysis/page-pictures.ts'
import { registerAnalysisWorkers } from './modules/guest-analysis/register-analysis-workers.ts'
import { type AnalysisRun, runAnalysis } from './modules/guest-analysis/run-analysis.ts'
import type { TextTypesetter } from './modules/guest-analysis/text-pages.ts'
import { type OutboxStore, outboxStore } from './modules/outbox/outbox.store.ts'
import { profileStore } from './modules/profile/profile.store.ts'
import { modelDailyCountsStore } from './modules/rewrites/model-daily-counts.store.ts'
import { modelUseStore } from './modules/rewrites/model-use.store.ts'
import { sessionStore } from './modules/sessions/session.store.ts'
import { scheduleHealthProbes } from './modules/status/schedule-health-probes.ts'
import { scheduleBillingReconciliation } from './modules/subscription/reconcile-billing.ts'
import { scheduleJobFetching } from './modules/vacancies/job-fetcher.ts'
import { hasAlert } from './modules/vacancies/job-searches.store.ts'
import { scheduleJobAlerts } from './modules/vacancies/send-job-alerts.ts'
import { openContactAndStatus } from './open-contact-and-status.ts'
import { openKeptAnalyses } from './open-kept-analyses.ts'
import { retentionRules } from './retention-rules.ts'
import { openAccountServices } from './services/account-services.ts'
import { checkServerKey } from './services/check-server-key.ts'
import { type CheckPool, openCheckPool } from './services/checks/check-pool.ts'
import { type DatabaseClock, openDatabaseClock } from './services/database-clock.ts'
import { freeMb } from './services/disk-space.ts'
import { type DocumentEngines, startDocumentEngines } from './services/document-engines.ts'
import { createDraining } from './services/draining.ts'
import { type Outages, openOutages } from './services/failures/outages.ts'
import type { FileStore } from './services/files/file-store.ts'
import { openFileStore } from './services/files/open-file-store.ts'
import { checkFileStore } from './services/files/store-id.ts'
import { chooseMailTransport } from './services/mail/choose-mail-transport.ts'
import { type Deliver, openSmtpPool } from './services/mail/deliver-over-smtp.ts'
import { type Mail, openMail } from './services/mail/open-mail.ts'
import { measureServices } from './services/metrics/measure-services.ts'
import { type Log, openJobQueue } from './services/open-job-queue.ts'
import { openPayments } from './services/payments/open-payments.ts'
import { openRenderAdmission } from './services/renders/open-render-admission.ts'
import { runRetention } from './services/retention.ts'
import type { Services } from './services.ts'
import { siteAddress } from './site-address.ts'
import { wireAccountRemoval } from './wire-accounts.ts'
import { openJobFetcher } from './wire-vacancies.ts'

export type BackgroundOptions = {
	config: Config
	log: Log
	/** Called when the embedded database stops without being closed; nothing works from then on. */
	onLost: (error: Error) => void
	/** The statement timeout: short for `'request'` (the default), long for `'job'`. */
	statementTimeout?: StatementTimeout
	/** Stands in for the clock of the database, in milliseconds since 1970. */
	now?: () => number
	/** Stands in for the real processes. */
	engines?: DocumentEngines
	/** Stands in for the threads that check CVs. */
	checkPool?: CheckPool
	/** Stands in for the free space of the real disk. */
	freeMb?: typeof freeMb
}

/**
 * Opens the database, the queue, the files and the child processes. Throws a readable error, and has closed everything
 * again by then.
 */
export async function createServices(options: BackgroundOptions): Promise<Services> {
	const closers: Closer[] = []
	try {
		return await openServices(options, (close) => void closers.unshift(close))
	} catch (error) {
		for (const close of closers) await Promise.resolve(close()).catch(() => undefined)
		throw error
	}
}

type Closer = () => unknown

/** Opens the services; `onClose` takes what closes each of them, for a start that fails halfway. */
async function openServices(
	options: BackgroundOptions,
	onClose: (close: Closer) => void,
): Promise<Services> {
	const { config, log, onLost } = options
	const database = await openDatabase(config, onLost, options.statementTimeout)
	onClose(database.close)
	const { now, compare: compareClocks, close: closeClock } = await openClock(database, options)
	onClose(closeClock)
	const files = await openCheckedFiles(config, database)
	// After the database, because its lock keeps a second server from starting children in vain.
	const engines = options.engines ?? startDocumentEngines(config, log)
	onClose(engines.close)
	const checkPool = options.checkPool ?? openCheckPool({ threads: checkThreads(config) })
	onClose(checkPool.close)
	const outages = openOutages({ log, checks: { database: database.check, files: files.check } })
	onClose(outages.close)
	const boss = await openJobQueue(database, log, queueErrors(outages, log))
	onClose(() => boss.stop({ graceful: false }))
	const { orm } = database
	const guestAnalyses = guestAnalysisStore({ orm, boss, files, now })
	const accounts = await openAccountServices({ orm, now, secretKey: config.secretKey })
	const renders = openRenderAdmission(config, { attempts: accounts.attempts, now, log })
	const metrics = measureServices({ boss, database, renders, checkPool })
	const site = { url: siteAddress(config, config.port) }
	const outbox = outboxStore({ orm, now })
	const { mail, closeMail } = startMail({ config, boss, orm, accounts, outbox, site, metrics }, log)
	const sessions = sessionStore({ orm, now, ...accounts })
	const payments = openPayments(config.payments, log)
	const stored = { database, files, guestAnalyses, accounts }
	const removalParts = { ...stored, payments, engines, renders, now }
	const opened = {
		config,
		database,
		boss,
		files,
		outages,
		engines,
		renders,
		checkPool,
		guestAnalyses,
		pictures: pagePictures({ files, reader: engines.reader }),
		accounts,
		mail,
		outbox,
		freeMb: options.freeMb ?? freeMb,
		site,
		metrics,
		now,
		draining: createDraining(),
		sessions,
		removal: wireAccountRemoval(removalParts, log),
		payments,
		...createStores(orm, now),
		...openContactAndStatus({ config, database, boss, files, engines, mail, now }),
		...openKeptAnalyses({ orm, now, mail }),
	}
	return withLifetime(opened, { log, compareClocks, closeMail, closeClock })
}

type Lifetime = RetentionContext & { log: Log; closeMail: () => void; closeClock: () => void }

/** Adds to the opened services what starts their jobs and what closes them. */
function withLifetime(
	opened: Opened,
	{ log, compareClocks, closeMail, closeClock }: Lifetime,
): Services {
	const { outages, boss, engines, checkPool, database } = opened
	const stopping = new AbortController()
	return {
		...opened,
		work: () => runJobs(opened, { log, stopping: stopping.signal, compareClocks }),
		close: async () => {
			stopping.abort(new Error('This process is about to end.'))
			outages.close()
			await boss.stop({ graceful: true, timeout: 3000 })
			closeMail()
			await Promise.all([engines.close(), checkPool.close()])
			closeClock()
			await database.close()
		},
	}
}

/** The clock of the database, unless another was given. */
async function openClock(
	{ orm }: Database,
	{ now, log }: BackgroundOptions,
): Promise<Pick<DatabaseClock, 'now' | 'compare' | 'close'>> {
	const clock = await openDatabaseClock(orm, { log })
	if (now === undefined) return clock
	return { ...clock, now, compare: async () => ({ databaseMs: now(), skewMs: 0 }) }
}

/** Opens the file store, unless this node was set up for another installation. */
async function openCheckedFiles(config: Config, database: Database): Promise<FileStore> {
	const files = await openFileStore(config)
	await checkFileStore(database.orm, files)
	await checkServerKey(database, config.secretKey)
	return files
}

type Opened = Omit<Services, 'work' | 'close'>
type JobContext = { log: Log; stopping: AbortSignal }
type RetentionContext = { compareClocks: DatabaseClock['compare'] }

/** Starts taking jobs from every queue. */
async function runJobs(
	opened: Opened,
	{ log, stopping, compareClocks }: JobContext & RetentionContext,
): Promise<void> {
	const { config, boss, guestAnalyses, mail, payments, now } = opened
	const { orm } = opened.database
	const run = analysisRunner(opened, { log, stopping })
	const workers = Math.max(1, config.workers)
	await registerAnalysisWorkers({ boss, store: guestAnalyses, run, workers, stop: stopping })
	await mail.handle()
	await runRetention(boss, retentionRules(opened), { compareClocks, log })
	await scheduleHealthProbes(boss, opened)
	const jobParts = { orm, now, signal: stopping }
	await scheduleJobFetching(boss, openJobFetcher({ ...jobParts, config, log }))
	await scheduleJobAlerts(boss, { ...jobParts, mail, log })
	await scheduleBillingReconciliation(boss, { ...jobParts, mail, log, payments })
	await remindPeople(boss, { ...jobParts, mail, log })
}

// Each thread holds the checks and the dictionary, so a machine of many cores has no more than two.
function checkThreads({ workers }: Config): number {
	return Math.max(1, Math.min(workers, 2))
}

/** Runs an analysis; one that fails is logged and rejects, so that the queue tries it again. */
function analysisRunner(
	{ guestAnalyses, files, engines, renders, pictures, checkPool, outages, now }: Opened,
	{ log, stopping }: JobContext,
) {
	const textPages: TextTypesetter['textPages'] = (lines, options) =>
		renders.gateForJobs(() => engines.typesetter.textPages(lines, options))
	const parts = {
		store: guestAnalyses,
		files,
		now,
		reader: engines.reader,
		typesetter: { textPages },
		analyse: checkPool.analyse,
		prepare: pictures.prepare,
	}
	return (analysis: AnalysisRun) =>
		runAnalysis(parts, analysis).catch((error: unknown) => {
			if (!stopping.aborted && outages.report(error) === null) {
				log.warn({ err: error }, 'An analysis did not finish and will be tried again')
			}
			throw error
		})
}

/** Queue errors during a database outage are logged once, as the outage. Every other error gets its own log line. */
function queueErrors(outages: Outages, log: Log): (error: Error) => void {
	return (error) => {
		if (outages.report(error, { isFromDatabase: true }) !== null) return
		log.warn({ err: error }, 'The job queue reported an error')
	}
}

/** Creates the stores that need nothing but the database. */
function createStores(orm: Database['orm'], now: () => number) {
	return {
		profile: profileStore({ orm }),
		cvs: cvStore({ orm, now }),
		modelUse: modelUseStore({ orm, now }),
		modelDays: modelDailyCountsStore({ orm, now }),
	}
}

type MailDeps = Pick<Services, 'config' | 'boss' | 'accounts' | 'outbox' | 'site' | 'metrics'> & {
	orm: Database['orm']
}

/** Opens the mail service. `closeMail` closes its connections; call it after the jobs have ended. */
function startMail(
	{ config, boss, orm, accounts, outbox, site, metrics }: MailDeps,
	log: Log,
): { mail: Mail; closeMail: () => void } {
	if (chooseMailTransport(config) === 'none') log.warn({}, 'Without SMTP_URL nobody can register')
	const transport = openMailTransport(config, outbox)
	const mail = openMail({
		boss,
		log,
		deliver: transport.deliver,
		onHandedOver: (kind, outcome) => metrics.emails.inc({ kind, outcome }),
		siteUrl: () => site.url,
		secrets: accounts.secrets,
		alertKeys: accounts.alertKeys,
		isAlertOn: (searchId) => hasAlert(orm, searchId),
		reminderKeys: accounts.reminderKeys,
		areRemindersOn: (accountId) => hasReminders(orm, accountId),
	})
	return { mail, closeMail: transport.close }
}

/** Opens a pool to the configured mail server, or the developer's outbox. Without either, `deliver` is `null`. */
function openMailTransport(
	config: Config,
	outbox: OutboxStore,
): { deliver: Deliver | null; close: () => void } {
	if (config.smtpUrl !== null) return openSmtpPool(config.smtpUrl, config.mailFrom)
	const deliver = chooseMailTransport(config) === 'outbox' ? outbox.keep : null
	return { deliver, close: () => undefined }
}
