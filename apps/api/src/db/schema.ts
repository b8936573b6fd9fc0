export { account, accountPlan, accountRole, accountStatus } from './schema/account.ts'
export {
	application,
	applicationEntry,
	applicationSetting,
	applicationStage,
	ownStage,
	stageSide,
	stepReminder,
} from './schema/application.ts'
export { contactMessage, contactTopic } from './schema/contact-message.ts'
export { cv, cvVersion, versionReason } from './schema/cv.ts'
export { cvShare, cvShareDay, cvVisibility } from './schema/cv-share.ts'
export {
	guestAnalysis,
	guestStatus,
	type StoredResults,
	sourceFormat,
} from './schema/guest-analysis.ts'
export { identity } from './schema/identity.ts'
export { installation } from './schema/installation.ts'
export { job, jobListing, jobSource, jobText, payPeriod } from './schema/job.ts'
export { alertRhythm, jobSearch } from './schema/job-search.ts'
export { modelDay } from './schema/model-day.ts'
export { modelUse } from './schema/model-use.ts'
export { oneTimeSecret, type SecretData, secretPurpose } from './schema/one-time-secret.ts'
export { outboxMessage } from './schema/outbox-message.ts'
export { rateCount } from './schema/rate-count.ts'
export { securityEvent } from './schema/security-event.ts'
export { serverKey } from './schema/server-key.ts'
export { session } from './schema/session.ts'
export { statusHour } from './schema/status-hour.ts'
export { paymentEvent, subscription } from './schema/subscription.ts'
