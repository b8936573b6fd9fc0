import { removeDueAccounts } from './modules/accounts/remove-accounts.ts'
import { binApplications } from './modules/applications/bin-applications.ts'
import { removeOldPaymentEvents } from './modules/subscription/reconcile-billing.ts'
import { removeClosedJobs } from './modules/vacancies/job-fetcher.ts'
import {
	accountRemovalQueue,
	accountUpkeepQueue,
	applicationTidyingQueue,
	contactTidyingQueue,
	cvTidyingQueue,
	expiryQueue,
	fileTidyingQueue,
} from './services/queues.ts'
import type { RetentionRule, RetentionTime } from './services/retention.ts'
import type { Services } from './services.ts'

type Opened = Omit<Services, 'work' | 'close'>

/** Everything that is deleted for its age. How long each thing is kept is in `docs/operations/accounts.md`. */
export function retentionRules(opened: Opened): RetentionRule[] {
	const { cvs, contact, removal, guestAnalyses, database, now } = opened
	const { orm } = database
	return [
		{ queue: expiryQueue, cron: '*/5 * * * *', removeExpired: guestAnalyses.removeExpired },
		{ queue: fileTidyingQueue, cron: '29 * * * *', removeExpired: guestAnalyses.removeOrphans },
		{
			queue: accountRemovalQueue,
			cron: '*/10 * * * *',
			removeExpired: (at) => removeDueAccounts(removal, at),
		},
		{ queue: cvTidyingQueue, cron: '17 * * * *', removeExpired: cvs.removeExpired },
		{
			queue: applicationTidyingQueue,
			cron: '41 * * * *',
			removeExpired: binApplications({ orm, now }).deleteExpired,
		},
		{ queue: contactTidyingQueue, cron: '41 3 * * *', removeExpired: contact.removeExpired },
		{
			queue: accountUpkeepQueue,
			cron: '17 * * * *',
			removeExpired: (at) => removeLeftovers(opened, at),
		},
	]
}

/** Old sessions, secrets, counts and events, and other rows that are of no more use to anybody. */
async function removeLeftovers(opened: Opened, at: RetentionTime): Promise<void> {
	const { accounts, sessions, modelUse, modelDays, outbox, status, database } = opened
	const { secrets, attempts, events } = accounts
	const aged = [secrets, attempts, events, sessions, modelUse, modelDays, outbox, status]
	for (const { removeExpired } of aged) {
		await removeExpired(at)
	}
	await removeClosedJobs(database.orm, at)
	await removeOldPaymentEvents(database.orm, at)
}
