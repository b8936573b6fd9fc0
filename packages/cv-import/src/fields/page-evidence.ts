import type { CvDocument } from '@app/cv'

/** The evidence of a whole reading about how reliable it is, for any kind of file. */
export type PageEvidence = {
	/** How much of the text no field has, as a logarithm from 0 up. */
	unread: number
	/** The share of jobs and courses that lack a name or their dates. */
	broken: number
	/** How sure the names of jobs and courses are before calibration, on average, as a logarithm. */
	sure: number
	/** How sure the least sure of these names is. */
	weakest: number
	/** 1 if there are no jobs, or no courses; 2 if there are neither. */
	lacking: number
	/** The length of the text, as a logarithm: 0 for some page. */
	length: number
}

type Reading = {
	document: CvDocument
	/** The confidence that the reader states for each value before calibration, by path. */
	said: Readonly<Record<string, number>>
	text: string
	unread: readonly { text: string }[]
}

const nameOfEntry = /(?:jobTitle|employer|institution|qualification)$/
/** The confidences used for a CV without any name of a job or course. */
const withoutNames = { sure: 0.5, weakest: 0.3 }
/** Above this share of the text, or below the trace, the amount makes no further difference. */
const mostUnread = 0.3
const trace = 0.003
const usualLength = 1_500
const mostSure = 4

/**
 * Measures how consistent a reading is: how much text no field has, what its entries lack, and how sure their names
 * are.
 */
export function measureEvidence({ document, said, text, unread }: Reading): PageEvidence {
	const length = Math.max(1, lengthOf(text))
	const left = unread.reduce((sum, part) => sum + lengthOf(part.text), 0) / length
	const entries = listEntries(document)
	const names = Object.entries(said).flatMap(([path, share]) =>
		nameOfEntry.test(path) ? share : [],
	)
	const mean = names.length === 0 ? withoutNames.sure : sum(names) / names.length
	return {
		unread: Math.log((Math.min(mostUnread, left) + trace) / trace),
		broken:
			entries.length === 0 ? 1 : entries.filter((isWhole) => !isWhole).length / entries.length,
		sure: Math.min(mostSure, -Math.log(1.005 - mean)),
		weakest: names.length === 0 ? withoutNames.weakest : Math.min(...names),
		lacking: Number(document.experience.length === 0) + Number(document.education.length === 0),
		length: Math.log(length / usualLength),
	}
}

// Whether each job has a title, an employer and a date, and each course an award, a school and a date.
function listEntries({ experience, education }: CvDocument): boolean[] {
	const has = (...values: string[]) => values.some((value) => value !== '')
	return [
		...experience.map(
			({ jobTitle, employer, startDate, endDate }) =>
				has(jobTitle) && has(employer) && has(startDate, endDate),
		),
		...education.map(
			({ qualification, fieldOfStudy, institution, startDate, endDate }) =>
				has(qualification, fieldOfStudy) && has(institution) && has(startDate, endDate),
		),
	]
}

function lengthOf(text: string): number {
	return text.replace(/\s/g, '').length
}

function sum(values: readonly number[]): number {
	return values.reduce((all, value) => all + value, 0)
}
