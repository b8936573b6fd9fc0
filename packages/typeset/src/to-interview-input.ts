import { type CvDesign, type CvDocument, escapeMarks, fullName } from '@app/cv'
import { buildStyle } from './build-style.ts'
import { cleanLine } from './clean-text.ts'
import type { Entry, Part, TypesetInput, TypesetSection } from './typeset-input.ts'

/** An example to tell in an interview; an empty part is a blank to write in. */
type Star = { situation: string; task: string; action: string; result: string }

/**
 * The content of an interview sheet: the job, examples with the requirements that they answer and their story, gaps,
 * and questions to ask.
 */
export type InterviewPages = {
	title: string
	company: string
	answers: { asked: { quote: string }[]; line: string; star: Star }[]
	gaps: { quote: string }[]
	questions: string[]
}

// Two pages hold as much.
const longestLine = 220
const blank = '_'.repeat(48)

/** An interview sheet as its template reads it: in the look of a CV, with blanks to write in. */
export function toInterviewInput(
	sheet: InterviewPages,
	cv: CvDocument,
	design: CvDesign,
): TypesetInput {
	const name = cleanLine(fullName(cv.personalInfo))
	const job = [sheet.title, sheet.company].map(cleanLine).filter(Boolean).join(', ')
	const sections = [
		section('Your examples', sheet.answers.map(toEntry)),
		section(
			'Be ready to be asked about',
			points(sheet.gaps.map(({ quote }) => `${quote}: ${blank}`)),
		),
		section('Questions to ask them', points(sheet.questions)),
	].filter(({ parts }) => parts.length > 0)
	const words = JSON.stringify([name, job, sheet])
	return {
		documentTitle: job === '' ? 'Interview sheet' : `Interview sheet – ${job}`,
		author: name,
		heading: 'Interview sheet',
		honorificPrefix: '',
		honorificSuffix: '',
		headline: job,
		photo: null,
		contacts: [],
		contactsTitle: '',
		sections,
		style: { ...buildStyle(design, words), columns: 1 },
	}
}

function section(title: string, parts: Part[]): TypesetSection {
	return { name: 'custom', title, hasHeading: true, column: 'main', parts }
}

function points(items: readonly string[]): Part[] {
	const told = items.map(cleanLine).filter(Boolean).map(escapeMarks)
	return told.length === 0 ? [] : [{ kind: 'points', points: told }]
}

function toEntry({ asked, line, star }: InterviewPages['answers'][number], index: number): Entry {
	return {
		kind: 'entry',
		key: `answer/${index}`,
		isKept: true,
		breaksBefore: false,
		employer: null,
		isRole: false,
		leads: 'title',
		title: cut(asked.map(({ quote }) => quote).join(', ')),
		grade: '',
		organisation: '',
		place: '',
		dates: '',
		facts: [],
		paragraphs: [escapeMarks(`On your CV: ${cut(line)}`)],
		points: [
			`Situation: ${cut(star.situation) || blank}`,
			`Task: ${cut(star.task) || blank}`,
			`Action: ${cut(star.action) || blank}`,
			`Result: ${cut(star.result) || blank}`,
		].map(escapeMarks),
	}
}

function cut(text: string): string {
	const clean = cleanLine(text)
	return clean.length <= longestLine
		? clean
		: `${clean.slice(0, longestLine).replace(/\s+\S*$/, '')} …`
}
