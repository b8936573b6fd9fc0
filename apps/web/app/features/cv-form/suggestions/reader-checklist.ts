import { fullName, plainCv, withoutHidden } from '@app/cv'
import type { CvFormData } from '#shared/cv-form-data.ts'

/** One point that the reader of a CV looks for, and the field where it is written. */
export type ChecklistItem = {
	id: string
	/** What would show it. */
	wanted: string
	/** The field or section where it is written. */
	path: string
	isThere: boolean
}

const fewestLines = 3
const fewestFigures = 2
const fewestShownSkills = 3
const fewestProfileWords = 15
// A year is no result.
const figure =
	/(?<![\p{L}\d])(?!(?:19|20)\d\d\b)\d[\d,.]*|\b(?:half|halved|doubled|twice|tripled)\b/iu

/** Returns the checklist of a CV: for each point, whether the CV shows it. Fields that no point needs are ignored. */
export function fillReaderChecklist(whole: CvFormData): ChecklistItem[] {
	const form = plainCv(withoutHidden(whole))
	const work = [...form.experience, ...form.volunteering, ...form.projects]
	const lines = work.flatMap(({ achievements }) => achievements).filter(hasWords)
	const { email, phone } = form.personalInfo
	const dated = [...work, ...form.education].some(({ startDate, endDate }) => startDate || endDate)
	return [
		{
			id: 'reach',
			wanted: 'your name and an email address or a phone number',
			path: fullName(form.personalInfo) === '' ? 'personalInfo.firstName' : 'personalInfo.email',
			isThere: fullName(form.personalInfo) !== '' && (hasWords(email) || hasWords(phone)),
		},
		{
			id: 'dates',
			wanted: 'a job, course or project with dates',
			path: 'experience',
			isThere: dated,
		},
		{
			id: 'lines',
			wanted: `${fewestLines} lines about what you did`,
			path: 'experience',
			isThere: lines.length >= fewestLines,
		},
		{
			id: 'figures',
			wanted: `${fewestFigures} lines with a figure: how many, how much, how fast`,
			path: 'experience',
			isThere: lines.filter((line) => figure.test(line)).length >= fewestFigures,
		},
		{
			id: 'skills',
			...(form.skills.length < fewestShownSkills
				? { wanted: `${fewestShownSkills} skills`, path: 'skills' }
				: {
						wanted: `lines that show ${fewestShownSkills} of the skills you list`,
						path: 'experience',
					}),
			isThere: shownSkills(form, lines) >= fewestShownSkills,
		},
		{
			id: 'profile',
			wanted: 'a profile that says what you do and your best result',
			path: 'professionalSummary',
			isThere: form.professionalSummary.split(/\s+/).filter(Boolean).length >= fewestProfileWords,
		},
	]
}

function shownSkills({ skills, experience, projects }: CvFormData, lines: string[]): number {
	const titles = [
		...experience.map(({ jobTitle }) => jobTitle),
		...projects.map(({ name }) => name),
	]
	const shown = [...lines, ...titles, ...experience.map(({ summary }) => summary)].join('\n')
	return skills.filter(({ name }) => hasWords(name) && wordsThatShow(name).test(shown)).length
}

const longName = 6
// "IT", "US" and "AM" are also words when they are written small.
const acronym = /^\p{Lu}{2,3}$/u
// The endings that may follow the stem of a long name: “invoiced” and “invoices” both show “invoic”.
const endings = '(?:ing|ed|en|es|e|d|[eo]?rs?|ments?|t(?:ing|ed|es?|ors?|ions?|ive)|s)?'

/**
 * Returns a pattern that finds the name of a skill as whole words. A long name may end in another form of its last
 * word; an acronym is found only in capitals.
 */
function wordsThatShow(name: string): RegExp {
	const words = name.trim()
	const isLong = words.length >= longName
	const stem = isLong ? words.replace(/(?:ing|ed|es|s|ment|tion)$/i, '') : words
	const escaped = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
	// "C" is shown neither by "C++" nor by "C#".
	return new RegExp(
		`(?<![\\p{L}\\d])${escaped}${isLong ? endings : ''}(?![\\p{L}\\d+#])`,
		acronym.test(words) ? 'u' : 'iu',
	)
}

function hasWords(text: string): boolean {
	return text.trim() !== ''
}
