import type { CvDocument, Education, Experience } from '@app/cv'
import { printRange } from './date-print.ts'
import type { EntryPattern, Piece, Slot } from './entry-pattern.ts'
import type { Block, Run } from './sheet.ts'
import type { WordingStyle } from './wording-style.ts'

type Texts = Record<Slot, string>

/** The jobs as blocks, in the style's pattern. */
export function printExperience(jobs: Experience[], style: WordingStyle): Block[] {
	return jobs.map((job, index) => {
		const follows = jobs[index - 1]
		const isSameEmployer = follows?.employer === job.employer && follows.location === job.location
		const texts = {
			title: job.jobTitle,
			place: job.employer,
			location: job.location,
			dates: printRange(job, style.dates.form, { locale: style.locale, print: style.dates }),
		}
		const skipsEmployer = style.experience.isNested === true && isSameEmployer
		return entry(style.experience, texts, { body: listBody(job), skipsFirstLine: skipsEmployer })
	})
}

/** The courses as blocks, in the style's pattern. */
export function printEducation(items: Education[], style: WordingStyle): Block[] {
	return items.map((item) => {
		const grade = gradeOf(item, style)
		const texts = {
			title: `${buildCourse(item, style)}${grade.inTitle}`,
			place: item.institution,
			location: item.location,
			dates: printRange(item, style.dates.educationForm, {
				locale: style.locale,
				print: style.dates,
			}),
		}
		return entry(style.education, texts, { body: grade.body, skipsFirstLine: false })
	})
}

/** Voluntary work as blocks, in the pattern of the jobs. */
export function printVolunteering(items: CvDocument['volunteering'], style: WordingStyle): Block[] {
	return items.map((item) => {
		const texts = {
			title: item.role,
			place: item.organisation,
			location: item.location,
			dates: printRange(item, 'year', { locale: style.locale, print: style.dates }),
		}
		return entry(style.experience, texts, { body: listBody(item), skipsFirstLine: false })
	})
}

function entry(
	pattern: EntryPattern,
	texts: Texts,
	{ body, skipsFirstLine }: { body: Block[]; skipsFirstLine: boolean },
): Block {
	const lines = pattern.lines.slice(skipsFirstLine ? 1 : 0).flatMap(({ left, right }): Block[] => {
		const runs = runsOf(left, texts)
		const pushed = right === undefined ? '' : texts[right]
		if (runs.length === 0 && pushed === '') return []
		return [{ kind: 'line', left: runs, right: pushed === '' ? [] : [{ text: pushed }] }]
	})
	if (pattern.hasDateColumn) {
		return { kind: 'row', label: texts.dates, blocks: [...lines, ...body] }
	}
	return { kind: 'entry', blocks: [...lines, ...body] }
}

function runsOf(pieces: Piece[], texts: Texts): Run[] {
	const runs: Run[] = []
	for (const { slot, before = '', after = '', style } of pieces) {
		const text = texts[slot]
		if (text === '') continue
		const [separator, closing] = [runs.length === 0 && after !== ': ' ? '' : before, after]
		const opensBracket = before.endsWith('(')
		if (separator !== '') runs.push({ text: separator })
		runs.push(style === undefined ? { text } : { text, style })
		if (closing !== '' && (separator !== '' || !opensBracket)) runs.push({ text: closing })
	}
	return runs
}

function listBody({ summary, achievements }: { summary: string; achievements: string[] }): Block[] {
	const body: Block[] = []
	if (summary !== '') body.push({ kind: 'paragraph', text: summary })
	if (achievements.length > 0) body.push({ kind: 'bullets', items: achievements })
	return body
}

function buildCourse(
	{ qualification, fieldOfStudy }: Education,
	{ fieldJoiner }: WordingStyle,
): string {
	if (fieldOfStudy === '') return qualification
	if (/\(.+\),/.test(fieldOfStudy)) return `${qualification}: ${fieldOfStudy}`
	return `${qualification}${fieldJoiner}${fieldOfStudy}`
}

/** A grade after the title, or under it. */
type PrintedGrade = { inTitle: string; body: Block[] }

function gradeOf({ grade }: Education, { grade: form, locale }: WordingStyle): PrintedGrade {
	const labelled = `${locale.labels.grade}: ${grade}`
	const none: PrintedGrade = { inTitle: '', body: [] }
	if (grade === '') return none
	if (form === 'brackets') return { ...none, inTitle: ` (${grade})` }
	if (form === 'comma') return { ...none, inTitle: `, ${grade}` }
	if (form === 'bullet') return { ...none, body: [{ kind: 'bullets', items: [labelled] }] }
	return { ...none, body: [{ kind: 'paragraph', text: labelled }] }
}
