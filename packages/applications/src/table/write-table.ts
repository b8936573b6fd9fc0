import type { Application, ApplicationSummary, OwnStage } from '@app/contract/applications'
import { nameOfStage } from './read-stage.ts'
import { writeCsv } from './write-csv.ts'

const headings = [
	...[
		'Title',
		'Company',
		'Place',
		'Stage',
		'Applied',
		'Stage since',
		'Next step',
		'Next step date',
	],
	...['Link', 'Source', 'Salary', 'CV sent', 'Contact', 'Contact e-mail', 'Contact phone', 'Notes'],
]

/** What a table says of an application. */
export type TableApplication = ApplicationSummary &
	Pick<Application, 'notes' | 'contacts' | 'history'>

const periods = { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' }

/** Applications as a CSV file, which `readTable` reads back: of several contacts the first. */
export function writeTable(
	applications: readonly TableApplication[],
	own: readonly OwnStage[],
): string {
	return writeCsv([headings, ...applications.map((application) => rowOf(application, own))])
}

function rowOf(application: TableApplication, own: readonly OwnStage[]): string[] {
	const { title, company, place, stage, appliedAt, nextStep, url, source, notes } = application
	const [contact] = application.contacts
	return [
		...[title, company, place, nameOfStage(stage, own), dayOf(appliedAt), stageSince(application)],
		...[nextStep?.what ?? '', nextStep?.on ?? '', url, source, salaryOf(application)],
		...[
			sentCv(application),
			contact?.name ?? '',
			contact?.email ?? '',
			contact?.phone ?? '',
			notes,
		],
	]
}

function dayOf(iso: string | null): string {
	return iso?.slice(0, 10) ?? ''
}

function stageSince({ stage, stageSince: at, history }: TableApplication): string {
	const entry = history.findLast((one) => one.stage === stage && one.at === at)
	return entry?.isDateKnown ? dayOf(at) : ''
}

function salaryOf({ salary, salaryText }: TableApplication): string {
	if (salaryText !== '' || salary === null) return salaryText
	const amounts = [...new Set([salary.min, salary.max])].filter((amount) => amount !== null)
	return `${salary.currency} ${amounts.join(' to ')} ${periods[salary.period]}`
}

function sentCv({ sentCv }: TableApplication): string {
	return sentCv === null ? '' : `${sentCv.title}, version ${sentCv.number}`
}
