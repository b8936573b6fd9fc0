import { z } from 'zod'
import { account, secretHolder } from '../access.ts'
import { endpoint } from '../define-endpoint.ts'
import { timeZoneSchema } from './application.ts'
import { commonStageSchema, stageSchema } from './stages.ts'

/** Most characters of a table that is brought in. */
export const maxTableText = 1_000_000
/** Most rows of it. */
export const mostTableRows = 1000

/** The time zone that the days of a table are of: that of the person's device. */
const daysIn = timeZoneSchema.default('UTC')

/** The field that a column of a table can hold. */
export const tableFieldSchema = z.enum([
	'title',
	'company',
	'place',
	'stage',
	'applied_on',
	'stage_on',
	'url',
	'source',
	'salary',
	'next_step',
	'next_step_on',
	'contact_name',
	'contact_email',
	'contact_phone',
	'notes',
])
export type TableField = z.infer<typeof tableFieldSchema>

export const exportApplications = endpoint({
	method: 'GET',
	path: '/api/application-table/',
	access: account,
	summary:
		'Your applications as a CSV file to import again, with the first contact of each but without adverts, letters and earlier stages',
	query: z.object({ timeZone: daysIn }),
})

const table = {
	/** A CSV file as text: with commas, semicolons or tabs, the first row its headings. */
	text: z
		.string()
		.min(1, 'This file is empty.')
		.max(maxTableText, 'This file is too large. Please split it and import the parts.'),
	/** How dates such as 03/04/2026 are meant. */
	dates: z.enum(['day_first', 'month_first']).default('day_first'),
	/** The field of each column, where the headings don't tell it well; `null` leaves a column out. */
	columns: z.array(tableFieldSchema.nullable()).max(200).optional(),
	/** A next step that is brought in gets no time and no e-mail. */
	timeZone: daysIn,
}

/** A row as it would be made. */
export const tableRowSchema = z.object({
	/** The line of the file that it begins in, from 1; names the row when it is brought in. */
	line: z.number().int(),
	title: z.string(),
	company: z.string(),
	place: z.string(),
	url: z.string(),
	source: z.string(),
	salaryText: z.string(),
	notes: z.string(),
	stage: stageSchema,
	countsAs: commonStageSchema,
	/** The file's own name for the stage. */
	stageWords: z.string(),
	appliedOn: z.iso.date().nullable(),
	stageOn: z.iso.date().nullable(),
	nextStep: z.object({ what: z.string(), on: z.iso.date() }).nullable(),
	contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
	/** Why it is left out: it says neither what nor where, or it is there already. */
	leftOut: z.enum(['nothing_in_it', 'kept_already', 'twice_in_file']).nullable(),
	/**
	 * The values that could not be read or were cut short; the row is imported without them, and their text goes into
	 * the notes.
	 */
	doubts: z.array(
		z.enum([
			'stage_unknown',
			'applied_on_unreadable',
			/** It is not sent yet, so the day on which it was sent has no place. */
			'applied_on_unused',
			'stage_on_unreadable',
			'next_step_unreadable',
			'url_unusable',
			'contact_unusable',
			'shortened',
		]),
	),
})
export type TableRow = z.infer<typeof tableRowSchema>

export const previewApplicationTable = endpoint({
	method: 'POST',
	path: '/api/application-table/preview/',
	access: account,
	summary: 'Preview the import of a CSV file of applications; saves nothing',
	body: z.object(table),
	response: z.object({
		/** The headings, and what each column is taken for. */
		columns: z.array(z.object({ heading: z.string(), field: tableFieldSchema.nullable() })),
		rows: z.array(tableRowSchema),
		/**
		 * The number of rows after the first thousand that can be imported; a second import of the file continues
		 * from there.
		 */
		rowsBeyond: z.number().int(),
		/** Whether there are dates that mean something else with the month first. */
		areDatesAmbiguous: z.boolean(),
		/** How many more applications fit into the account. */
		room: z.number().int(),
	}),
})

/** Sent again, it makes nothing twice: rows that are there already are left out. */
export const importApplicationTable = endpoint({
	method: 'POST',
	path: '/api/application-table/',
	access: account,
	summary: 'Import applications from a CSV file',
	body: z.object({
		...table,
		/** The rows to make, by their lines in the preview; all of them unless told. */
		lines: z.array(z.number().int().min(1)).max(mostTableRows).optional(),
	}),
	response: z.object({ made: z.number().int(), leftOut: z.number().int() }),
})

const calendarSchema = z.object({
	isOn: z.boolean(),
	/** When its address was made. */
	since: z.iso.datetime().nullable(),
})

export const getApplicationCalendar = endpoint({
	method: 'GET',
	path: '/api/application-calendar/',
	access: account,
	summary: 'Whether your calendar has a link to subscribe to',
	response: calendarSchema,
})

/** The address is told this once, because only its hash is kept. An address from before stops working. */
export const renewApplicationCalendar = endpoint({
	method: 'POST',
	path: '/api/application-calendar/',
	access: account,
	summary: 'Create a new secret link for your calendar of next steps',
	response: calendarSchema.extend({ url: z.url() }),
})

export const stopApplicationCalendar = endpoint({
	method: 'DELETE',
	path: '/api/application-calendar/',
	access: account,
	summary: 'Switch off the link to your calendar',
})

/** The feed that calendar programs request; anybody who has the URL can read it. */
export const readCalendarFeed = endpoint({
	method: 'GET',
	path: '/api/calendars/:secret/applications.ics',
	access: secretHolder('params.secret'),
	summary: 'Next steps as an iCalendar file',
	params: z.object({ secret: z.string().max(200) }),
})

export const getReminderSettings = endpoint({
	method: 'GET',
	path: '/api/application-reminders/',
	access: account,
	summary: 'Whether you get emails about next steps',
	response: z.object({
		/** When `false`, no step sends an e-mail, whatever its own setting. */
		isOn: z.boolean(),
		/** Whether this site can send e-mails at all. */
		canSend: z.boolean(),
	}),
})

export const changeReminderSettings = endpoint({
	method: 'PATCH',
	path: '/api/application-reminders/',
	access: account,
	summary: 'Switch emails about next steps on or off',
	body: z.object({ isOn: z.boolean() }),
	response: z.object({ isOn: z.boolean(), canSend: z.boolean() }),
})

/**
 * The request behind the link in an e-mail: it works without signing in. The page is `/applications/stop-reminders`.
 */
export const stopReminders = endpoint({
	method: 'POST',
	path: '/api/application-reminders/:accountId/stop/',
	access: secretHolder('query.key'),
	summary: 'Stop emails about next steps with the key in each email',
	params: z.object({ accountId: z.uuid() }),
	query: z.object({ key: z.string().max(200) }),
	response: z.object({ isOn: z.literal(false) }),
})
