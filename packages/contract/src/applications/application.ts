import { z } from 'zod'
import { salarySchema } from '../jobs.ts'
import { maxLetterLength, multiLineText, singleLineText, webAddress } from '../text-fields.ts'
import { commonStageSchema, stageSchema } from './stages.ts'

/** Applications that one account keeps, with those in the bin; the same in every plan. */
export const mostApplications = 1000
/** Days that a deleted application waits in the bin. */
export const applicationBinDays = 30
export const mostContacts = 10
/** Entries that the history of an application holds. */
export const mostStageEntries = 200
export const maxAdvert = 40_000
export const maxNotes = 20_000
export const maxCoverLetter = maxLetterLength

/** Somebody at the employer. */
export const applicationContactSchema = z.object({
	name: singleLineText(200).default(''),
	role: singleLineText(200).default(''),
	email: z
		.union([z.literal(''), z.email().max(254)], { error: 'Please check this email address.' })
		.default(''),
	phone: singleLineText(50).default(''),
})
export type ApplicationContact = z.infer<typeof applicationContactSchema>

/** When an e-mail reminds of a step: in the morning (7:00) of the day or of the day before, there where the person is. */
export const reminderSchema = z.enum(['off', 'same_day', 'day_before'])
export type Reminder = z.infer<typeof reminderSchema>

/** A time zone by its name, such as `Europe/London`. */
export const timeZoneSchema = z
	.string()
	.max(64)
	.refine(isTimeZone, 'We don’t recognise this time zone.')

/** The next step of an application, as a person enters it. */
export const newNextStepSchema = z.object({
	what: singleLineText(200).min(1, 'Please say what you need to do.'),
	/** The day, there where the person is. */
	on: z.iso.date().refine((day) => day >= '2000-01-01' && day < '2200-01-01', {
		error: 'Please check the year.',
	}),
	/** A time such as `09:30`; `null` means any time of that day. */
	time: z
		.string()
		.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 09:30.')
		.nullable()
		.default(null),
	/** That of the person's device. */
	timeZone: timeZoneSchema.default('UTC'),
	reminder: reminderSchema.default('off'),
})
export type NewNextStep = z.infer<typeof newNextStepSchema>

export const nextStepSchema = newNextStepSchema.extend({
	// It was looked up when it was written down; for a list of a thousand that takes longer than all else.
	timeZone: z.string(),
	/** When it begins; of a step without a time, when its day begins. */
	at: z.iso.datetime(),
	/**
	 * The time at which the reminder e-mail is sent, or `null`: no reminder is wanted, it was sent, or its time has
	 * passed.
	 */
	remindsAt: z.iso.datetime().nullable(),
})
export type NextStep = z.infer<typeof nextStepSchema>

/** The exact CV that was sent. A CV or version that was deleted since has no id, but keeps its title and number. */
export const sentCvSchema = z.object({
	cvId: z.uuid().nullable(),
	versionId: z.uuid().nullable(),
	title: z.string(),
	/** The number of the version within its CV. */
	number: z.number().int(),
	label: z.string(),
})
export type SentCv = z.infer<typeof sentCvSchema>

/** The CV that was sent: without a version, the present state of the CV, which is then kept as a version. */
export const chosenCvSchema = z.object({ cvId: z.uuid(), versionId: z.uuid().optional() })
export type ChosenCv = z.infer<typeof chosenCvSchema>

/** The copy of a CV that was made to be fitted to this job. */
export const tailoredCvSchema = z.object({
	/** `null` when it was deleted since. */
	cvId: z.uuid().nullable(),
	title: z.string(),
	/** The CV that it was made from. */
	basedOn: z.object({ cvId: z.uuid().nullable(), title: z.string() }),
})
export type TailoredCv = z.infer<typeof tailoredCvSchema>

/** That an application came into a stage. */
export const stageEntrySchema = z.object({
	id: z.uuid(),
	stage: stageSchema,
	/** The name of a stage of one's own as it was then, which outlives the stage; empty for a common one. */
	stageName: z.string(),
	/** The common stage that it counts as. */
	countsAs: commonStageSchema,
	at: z.iso.datetime(),
	/** Whether that is when it happened, or only when it was brought in from a file. */
	isDateKnown: z.boolean(),
})
export type StageEntry = z.infer<typeof stageEntrySchema>

/** An application on the board and in a list. */
export const applicationSummarySchema = z.object({
	id: z.uuid(),
	/** The job of this site that it is for; `null` where there is none, or not any more. */
	jobId: z.uuid().nullable(),
	title: z.string(),
	company: z.string(),
	place: z.string(),
	/** The advert's own page, or empty. */
	url: z.string(),
	/** Where it was found, such as the name of a job board. */
	source: z.string(),
	/** Pay as the advert states it in figures. */
	salary: salarySchema.nullable(),
	/** Pay in the person's own words. */
	salaryText: z.string(),
	stage: stageSchema,
	/** When it came into this stage. */
	stageSince: z.iso.datetime(),
	/** When it was sent: when it first came into a stage that is later than `saved`. */
	appliedAt: z.iso.datetime().nullable(),
	/** Sorts it within its column, the least at the top: any whole number. */
	position: z.number().int(),
	nextStep: nextStepSchema.nullable(),
	sentCv: sentCvSchema.nullable(),
	hasNotes: z.boolean(),
	/** When the advert closes, if the job said so. */
	closesAt: z.iso.datetime().nullable(),
	/** Grows with each change; goes into `If-Match` of the next. Another place in its column changes nothing here. */
	revision: z.number().int(),
	createdAt: z.iso.datetime(),
	updatedAt: z.iso.datetime(),
	/** When it was put into the bin. */
	deletedAt: z.iso.datetime().nullable(),
})
export type ApplicationSummary = z.infer<typeof applicationSummarySchema>

export const applicationSchema = applicationSummarySchema.extend({
	/** The words of the advert, a copy that stays when the job is gone. */
	advert: z.string(),
	coverLetter: z.string(),
	notes: z.string(),
	contacts: z.array(applicationContactSchema),
	tailoredCv: tailoredCvSchema.nullable(),
	/** The oldest first. */
	history: z.array(stageEntrySchema),
})
export type Application = z.infer<typeof applicationSchema>

const amount = z.number().min(0, 'Please check this amount.').max(1_000_000_000).nullable()

/** Pay as a person enters it. */
export const newSalarySchema = salarySchema
	.extend({
		min: amount,
		max: amount,
		currency: z.string().regex(/^[A-Z]{3}$/, 'Please give the currency as 3 letters, such as GBP.'),
	})
	.refine(({ min, max }) => min === null || max === null || min <= max, {
		error: 'The first amount should be the lower one.',
	})

/** The fields of an application that a person fills in. */
export const applicationFieldsSchema = z.object({
	title: singleLineText(200).min(1, 'Please enter the job title.'),
	company: singleLineText(200),
	place: singleLineText(200),
	url: webAddress,
	source: singleLineText(200),
	salary: newSalarySchema.nullable(),
	salaryText: singleLineText(200),
	advert: multiLineText(maxAdvert),
	coverLetter: multiLineText(maxCoverLetter),
	notes: multiLineText(maxNotes),
	contacts: z
		.array(applicationContactSchema)
		.max(mostContacts, `You can add up to ${mostContacts} contacts.`),
	nextStep: newNextStepSchema.nullable(),
	/** `null` takes it off. */
	sentCv: chosenCvSchema.nullable(),
})
export type ApplicationFields = z.infer<typeof applicationFieldsSchema>

function isTimeZone(name: string): boolean {
	try {
		return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== ''
	} catch {
		return false
	}
}
