import { jobsByRecency, type Passage } from '@app/cv'
import { splitSentences, splitWords } from '@app/language'
import type { CheckContext } from '../check.ts'
import { isPursuit } from '../pursuits.ts'

/** A sentence or list item of the CV that may say something that the person did. */
export type Statement = {
	text: string
	/** In an account of a job, voluntary work or a project. */
	isAboutWork: boolean
	/** Its weight from 0 to 1: recent work counts in full, older work and other parts less, interests not at all. */
	share: number
	/** It is in a field for a name, such as that of a job, a certificate or a skill. */
	isName: boolean
}

// Names, levels and ways to reply say nothing of work.
const silentSections = new Set([
	'personalInfo',
	'socialMedia',
	'reference',
	'language',
	'interests',
])
const workSections = new Set(['experience', 'volunteering', 'projects'])
const shareOfOtherParts = 0.7
const shareOfOlderWork = 0.6
const recentJobs = 3
const fewestWords = 3
// Titles and names are shorter; a field that holds more was read from a sentence.
const fewestWordsOfField = 6
/** A CV with more statements is judged by its first ones. */
const mostStatements = 400

/**
 * Lists the statements of a CV in the order of the document, then those of file lines that belong to no field. A
 * repeated text is listed once.
 */
export function listStatements(context: CheckContext): Statement[] {
	const recent = new Set(
		jobsByRecency(context.cv)
			.slice(0, recentJobs)
			.map(({ index }) => index),
	)
	const inFields = context.passages.filter(mayState).flatMap((passage) => {
		const isAboutWork = workSections.has(passage.section)
		const isOld = passage.section === 'experience' && !recent.has(passage.entry)
		const shareOfWork = isOld ? shareOfOlderWork : 1
		const share = isAboutWork ? shareOfWork : shareOfOtherParts
		const isName = passage.kind === 'line'
		return splitStatements(passage.text).map((text) => ({ text, isAboutWork, share, isName }))
	})
	const unread = (context.source?.unread ?? [])
		.flatMap(({ text }) => splitStatements(text))
		.map((text) => ({ text, isAboutWork: false, share: shareOfOtherParts, isName: false }))
	return withoutCopies([...inFields, ...unread])
		.filter(({ text }) => splitWords(text).length >= fewestWords)
		.slice(0, mostStatements)
}

function splitStatements(text: string): string[] {
	return splitSentences(text).flatMap(splitLongSentence)
}

const longSentence = 40
const fewestWordsOfPart = 8

// A sentence of many clauses says as much as as many sentences: its parts at commas, none too short to say anything.
function splitLongSentence(text: string): string[] {
	if (splitWords(text).length <= longSentence) return [text]
	const parts: string[] = []
	let open = ''
	for (const piece of text.split(/(?<=[,;:])\s+/)) {
		open = open === '' ? piece : `${open} ${piece}`
		if (splitWords(open).length < fewestWordsOfPart) continue
		parts.push(open)
		open = ''
	}
	return open === '' ? parts : [...parts, open]
}

function mayState({ section, kind, text }: Passage): boolean {
	if (silentSections.has(section)) return false
	if (kind !== 'line') return true
	if (section === 'experience' || (section === 'certification' && isPursuit(text))) return false
	return splitWords(text).length >= fewestWordsOfField
}

function withoutCopies(statements: readonly Statement[]): Statement[] {
	const first = new Map<string, Statement>()
	for (const statement of statements) {
		const key = splitWords(statement.text.toLowerCase()).join(' ')
		if (!first.has(key)) first.set(key, statement)
	}
	return [...first.values()]
}
