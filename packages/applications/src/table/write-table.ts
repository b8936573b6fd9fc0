import type { Application, ApplicationSummary, OwnStage } from '@app/contract/applications'
import { findSending, isAnswer } from '../insights/stage-history.ts'
import { zonedDays } from '../moment-in-zone.ts'
import { nameOfStage } from './read-stage.ts'
import { writeCsv } from './write-csv.ts'

const headings = [
	'Job title',
	'Employer',
	'Location',
	'Stage',
	'Applied',
	'Stage since',
	'Next step',
	'Next step date',
	'Link',
	'Found on',
	'Pay',
	'CV sent',
	'Contact',
	'Contact email',
	'Contact phone',
	'Notes',
]

/** The data of an application that a table shows. */
export type TableApplication = ApplicationSummary &
	Pick<Application, 'notes' | 'contacts' | 'history'>

const periods = { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' }

type TableAbout = { own: readonly OwnStage[]; timeZone: string }
type RowAbout = { own: readonly OwnStage[]; dayOf: (iso: string) => string }

/**
 * Applications as a CSV file, which `readTable` reads back, with the days of a time zone. It has no advert, no letter and
 * no former stages, and of several contacts the first.
 */
export function writeTable(
	applications: readonly TableApplication[],
	{ own, timeZone }: TableAbout,
): string {
	const dayAt = zonedDays(timeZone)
	const about = { own, dayOf: (iso: string) => dayAt(Date.parse(iso)) }
	return writeCsv([headings, ...applications.map((application) => formatRow(application, about))])
}

function formatRow(application: TableApplication, { own, dayOf }: RowAbout): string[] {
	const { title, company, place, stage, nextStep, url, source, notes } = application
	const [contact] = application.contacts
	const [sent, since] = [sentAt(application), stageSince(application)].map((at) =>
		at === null ? '' : dayOf(at),
	)
	return [
		title,
		company,
		place,
		nameOfStage(stage, own),
		sent ?? '',
		since ?? '',
		nextStep?.what ?? '',
		nextStep?.on ?? '',
		url,
		source,
		formatSalary(application),
		sentCv(application),
		contact?.name ?? '',
		contact?.email ?? '',
		contact?.phone ?? '',
		notes,
	]
}

/** When it was sent. The day of an answer is no such day, even where nothing was written down before it. */
function sentAt({ appliedAt, history }: TableApplication): string | null {
	const sent = findSending(history)
	return sent === null || isAnswer(sent) ? null : appliedAt
}

function stageSince({ stage, stageSince: at, history }: TableApplication): string | null {
	const entry = history.findLast((one) => one.stage === stage && one.at === at)
	return entry?.isDateKnown ? at : null
}

function formatSalary({ salary, salaryText }: TableApplication): string {
	if (salaryText !== '' || salary === null) return salaryText
	const amounts = [...new Set([salary.min, salary.max])].filter((amount) => amount !== null)
	return `${salary.currency} ${amounts.join(' to ')} ${periods[salary.period]}`
}

function sentCv({ sentCv }: TableApplication): string {
	return sentCv === null ? '' : `${sentCv.title}, version ${sentCv.number}`
}
