import type { Queue } from 'pg-boss'

/** Reads and checks one upload; its data is `{ id }`. */
export const analysisQueue = 'guest-analysis'
/** Analyses that were given up after several tries. */
export const abandonedAnalysisQueue = 'guest-analysis-abandoned'
/** Deletes expired guest analyses. */
export const expiryQueue = 'guest-analysis-expiry'
/** Deletes stored files that no analysis needs. */
export const fileTidyingQueue = 'file-tidying'
/** Empties old bins and thins old versions of CVs. */
export const cvTidyingQueue = 'cv-tidying'

/** Writes and sends one letter; its data is the letter and the address that its link leads to. */
export const mailQueue = 'mail'
/** Deletes the accounts whose day has come. */
export const accountRemovalQueue = 'account-removal'

/** Deletes what accounts leave behind. */
export const accountUpkeepQueue = 'account-upkeep'

/** Probes the parts of the service and writes down how they are. */
export const statusQueue = 'status-probe'

/** Deletes old messages of the contact form. */
export const contactTidyingQueue = 'contact-tidying'

/** Looks for sources of jobs that are due, and queues a visit of each. */
export const jobFeedsQueue = 'job-feeds'
/** Visits one source; its data is `{ id }`. */
export const jobFeedVisitQueue = 'job-feed-visit'
/** Mails the new jobs of kept searches. */
export const jobAlertsQueue = 'job-alerts'

/** Follows what became of subscriptions, and tells people before they pay. */
export const billingQueue = 'billing'
/** Mails the reminders of next steps that are due. */
export const stepRemindersQueue = 'step-reminders'
/** Empties old bins of applications. */
export const applicationTidyingQueue = 'application-tidying'

const dayInSeconds = 86_400

/** A node whose clock is wrong refuses jobs that delete by age; the retry lets another node take the job. */
const retriedElsewhere = { retryLimit: 5, retryDelay: 5 }

/** Every queue with its settings; a queue that others name comes before them. */
export const queues: Queue[] = [
	{ name: abandonedAnalysisQueue, retryLimit: 5, retryDelay: 5, notify: true },
	{
		name: analysisQueue,
		// A process that dies gives the job back when it has not been heard of for this long.
		heartbeatSeconds: 10,
		expireInSeconds: 600,
		retryLimit: 5,
		retryDelay: 0,
		deadLetter: abandonedAnalysisQueue,
		deleteAfterSeconds: 3600,
		retentionSeconds: dayInSeconds,
		notify: true,
	},
	{
		name: mailQueue,
		// Ten seconds, twenty, forty: the last try is about a day after the first.
		retryLimit: 13,
		retryDelay: 10,
		retryBackoff: true,
		expireInSeconds: 120,
		// A job names a person, so it goes soon after the letter has gone.
		deleteAfterSeconds: 60,
		retentionSeconds: 2 * dayInSeconds,
		notify: true,
	},
	{
		name: accountUpkeepQueue,
		...retriedElsewhere,
		expireInSeconds: 300,
		deleteAfterSeconds: 3600,
		notify: true,
	},
	{
		name: expiryQueue,
		...retriedElsewhere,
		expireInSeconds: 300,
		deleteAfterSeconds: 3600,
		notify: true,
	},
	{
		name: fileTidyingQueue,
		...retriedElsewhere,
		expireInSeconds: 3600,
		deleteAfterSeconds: 3600,
		notify: true,
	},
	{
		name: accountRemovalQueue,
		...retriedElsewhere,
		expireInSeconds: 3600,
		deleteAfterSeconds: 3600,
		notify: true,
	},
	{
		name: cvTidyingQueue,
		...retriedElsewhere,
		expireInSeconds: 600,
		deleteAfterSeconds: 3600,
		notify: true,
	},
	{
		name: statusQueue,
		retryLimit: 0,
		expireInSeconds: 60,
		deleteAfterSeconds: 600,
		notify: true,
	},
	{
		name: contactTidyingQueue,
		...retriedElsewhere,
		expireInSeconds: 300,
		deleteAfterSeconds: 3600,
		notify: true,
	},
	{
		name: jobFeedsQueue,
		retryLimit: 0,
		expireInSeconds: 300,
		deleteAfterSeconds: 3600,
		notify: true,
	},
	{
		name: jobFeedVisitQueue,
		// One job for each source, waiting or running.
		policy: 'exclusive',
		retryLimit: 0,
		heartbeatSeconds: 30,
		expireInSeconds: 600,
		deleteAfterSeconds: 3600,
		notify: true,
	},
	{
		name: jobAlertsQueue,
		retryLimit: 0,
		expireInSeconds: 1800,
		deleteAfterSeconds: 3600,
		notify: true,
	},
	{
		name: billingQueue,
		retryLimit: 0,
		expireInSeconds: 1800,
		deleteAfterSeconds: 3600,
		notify: true,
	},
	{
		name: stepRemindersQueue,
		retryLimit: 0,
		expireInSeconds: 1800,
		deleteAfterSeconds: 3600,
		notify: true,
	},
	{
		name: applicationTidyingQueue,
		...retriedElsewhere,
		expireInSeconds: 300,
		deleteAfterSeconds: 3600,
		notify: true,
	},
]
