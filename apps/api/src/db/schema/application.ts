import {
	type ApplicationContact,
	commonStageSchema,
	ownStageSchema,
	type Reminder,
	reminderSchema,
} from '@app/contract/applications'
import {
	boolean,
	date,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgEnum,
	pgTable,
	text,
	timestamp,
	unique,
	uuid,
} from 'drizzle-orm/pg-core'
import { account } from './account.ts'
import { cv, cvVersion } from './cv.ts'
import { job, payPeriod } from './job.ts'

export const applicationStage = pgEnum('application_stage', commonStageSchema.enum)
export const stageSide = pgEnum('stage_side', ownStageSchema.shape.stands.enum)
export const stepReminder = pgEnum('step_reminder', reminderSchema.enum)

const time = (name: string) => timestamp(name, { withTimezone: true })
const owner = () => uuid('owner_id').references(() => account.id, { onDelete: 'cascade' })
const someCv = (name: string) => uuid(name).references(() => cv.id, { onDelete: 'set null' })

/** A stage that a person made. */
export const ownStage = pgTable(
	'own_stage',
	{
		id: uuid().primaryKey(),
		ownerId: owner().notNull(),
		name: text().notNull(),
		countsAs: applicationStage('counts_as').notNull(),
		stands: stageSide().notNull(),
		/**
		 * Sorts the stage among the stages on its side; of stages with the same position, the earliest made comes
		 * first.
		 */
		position: integer().notNull().default(0),
		createdAt: time('created_at').notNull(),
	},
	(table) => [index('own_stage_owner').on(table.ownerId)],
)

/** An application. Its details of the job and the CV are copies, because either may be deleted. */
export const application = pgTable(
	'application',
	{
		id: uuid().primaryKey(),
		ownerId: owner().notNull(),
		jobId: uuid('job_id').references(() => job.id, { onDelete: 'set null' }),
		title: text().notNull(),
		company: text().notNull().default(''),
		place: text().notNull().default(''),
		url: text().notNull().default(''),
		source: text().notNull().default(''),
		payMin: doublePrecision('pay_min'),
		payMax: doublePrecision('pay_max'),
		payCurrency: text('pay_currency'),
		payPeriod: payPeriod('pay_period'),
		salaryText: text('salary_text').notNull().default(''),
		advert: text().notNull().default(''),
		closesAt: time('closes_at'),
		coverLetter: text('cover_letter').notNull().default(''),
		notes: text().notNull().default(''),
		contacts: jsonb().$type<ApplicationContact[]>().notNull().default([]),
		/** Of a stage of one's own, the one that it counts as. */
		stage: applicationStage().notNull(),
		ownStageId: uuid('own_stage_id').references(() => ownStage.id, { onDelete: 'set null' }),
		/** Sorts it within its column. */
		position: integer().notNull(),
		/** Stays when the CV is deleted, so that insights still know which applications it went out with. */
		sentCvId: uuid('sent_cv_id'),
		sentVersionId: uuid('sent_version_id').references(() => cvVersion.id, {
			onDelete: 'set null',
		}),
		/** `null` while no CV was sent. */
		sentTitle: text('sent_title'),
		sentNumber: integer('sent_number').notNull().default(0),
		sentLabel: text('sent_label').notNull().default(''),
		/** The CV that the one that was sent had been tailored from, or itself; stays as well. */
		sentBaseId: uuid('sent_base_id'),
		sentBaseTitle: text('sent_base_title').notNull().default(''),
		tailoredCvId: someCv('tailored_cv_id'),
		/** `null` while no copy was made for this job. */
		tailoredTitle: text('tailored_title'),
		baseCvId: uuid('base_cv_id'),
		baseTitle: text('base_title').notNull().default(''),
		/** `null` while nothing is to be done. */
		stepWhat: text('step_what'),
		stepOn: date('step_on', { mode: 'string' }),
		stepTime: text('step_time'),
		stepTimeZone: text('step_time_zone').notNull().default('UTC'),
		stepReminder: stepReminder('step_reminder').$type<Reminder>().notNull().default('off'),
		stepAt: time('step_at'),
		/** When its e-mail is due; `null` when no e-mail is due, or no longer. */
		remindsAt: time('reminds_at'),
		revision: integer().notNull().default(1),
		createdAt: time('created_at').notNull(),
		updatedAt: time('updated_at').notNull(),
		/** When it was put into the bin. */
		deletedAt: time('deleted_at'),
	},
	(table) => [
		unique('application_of_job').on(table.ownerId, table.jobId),
		index('application_column').on(table.ownerId, table.stage, table.position),
		index('application_own_stage').on(table.ownStageId),
		index('application_job').on(table.jobId),
		index('application_sent_version').on(table.sentVersionId),
		index('application_sent_cv').on(table.sentCvId).concurrently(),
		index('application_tailored_cv').on(table.tailoredCvId),
		index('application_reminds_at').on(table.remindsAt),
		index('application_deleted_at').on(table.deletedAt),
	],
)

/** That an application came into a stage. */
export const applicationEntry = pgTable(
	'application_entry',
	{
		id: uuid().primaryKey(),
		applicationId: uuid('application_id')
			.notNull()
			.references(() => application.id, { onDelete: 'cascade' }),
		stage: applicationStage().notNull(),
		ownStageId: uuid('own_stage_id').references(() => ownStage.id, { onDelete: 'set null' }),
		/** The name of a stage of one's own as it was then. */
		stageName: text('stage_name').notNull().default(''),
		at: time('at').notNull(),
		isDateKnown: boolean('is_date_known').notNull().default(true),
		/** When it was written down. */
		createdAt: time('created_at').notNull(),
	},
	(table) => [
		index('application_entry_application').on(table.applicationId, table.at),
		index('application_entry_own_stage').on(table.ownStageId),
	],
)

/** A person's settings for all of their applications. */
export const applicationSetting = pgTable('application_setting', {
	ownerId: owner().primaryKey(),
	/** SHA-256 of the secret in the address of the calendar; `null` while there is none. */
	calendarHash: text('calendar_hash').unique(),
	calendarSince: time('calendar_since'),
	hasReminders: boolean('has_reminders').notNull().default(true),
})
