import { type CvDocument, isAhead, printedLanguageLevel } from '@app/cv'
import {
	hasCredentialWord,
	isCommonWord,
	isCredentialName,
	isOver,
	isUnfinished,
	isUnfinishedCourse,
	joinAsProseList,
	splitWords,
	stemWord,
	withoutCapital,
} from '@app/language'
import { analyseLine } from '@app/language/analysis'
import type { MatchedRequirement } from '@app/match'
import { describeCourse, hasEnded } from '@app/rewrite'
import { toLetterStyle } from './letter-style.ts'
import { saySchool } from './say-job.ts'
import { withArticle } from './with-article.ts'
import { letterWords } from './word-lists.ts'

/** A qualification or language that a letter names, and the requirements that it answers. */
export type Held = { name: string; asked: MatchedRequirement[]; path: string; line: string }

const mostPapers = 4
const needs = ['essential', 'desirable', 'mentioned'] as const

/** The licences, certificates and degrees that an advert asks for and the person holds, the essential ones first. */
export function listHeldCredentials(
	cv: CvDocument,
	requirements: readonly MatchedRequirement[],
	today: string,
): Held[] {
	const asked = requirements.filter(
		({ kind, proof, secondTo }) =>
			kind === 'credential' && proof === 'shown' && secondTo === undefined,
	)
	const byNeed = needs.flatMap((need) => asked.filter((one) => one.need === need))
	return gather(byNeed, (requirement, evidence) => {
		const { path, quote } = evidence
		return path === null
			? null
			: (namePaper(cv, { path, quote }, today) ?? nameAsAsked(requirement, evidence))
	}).slice(0, mostPapers)
}

/** The languages that an advert asks for and the CV lists; the letter itself shows its writer's English. */
export function listHeldLanguages(
	cv: CvDocument,
	requirements: readonly MatchedRequirement[],
): Held[] {
	const asked = requirements.filter(({ kind, proof }) => kind === 'language' && proof === 'shown')
	return gather(asked, (_, { path }) => {
		const [section, index] = (path ?? '').split('.')
		const language = section === 'language' ? cv.language[Number(index)] : undefined
		const name = toLetterStyle(language?.name ?? '')
		if (language === undefined || name === '' || name === 'English') return null
		const level = printedLanguageLevel(language)
		return level === '' ? name : `${name} (${level})`
	})
}

/** "I hold A, B and C." and "I speak D."; nothing where there is none. */
export function sayCredentialsAndLanguages(
	papers: readonly Held[],
	languages: readonly Held[],
): string[] {
	const names = papers.map(({ name }) => name)
	// One is registered rather than holding it.
	const [states, things] = [
		names.filter((name) => isState.test(name)),
		names.filter((name) => !isState.test(name)),
	]
	return [
		...(states.length === 0 ? [] : [`I am ${joinAsProseList(states)}.`]),
		...(things.length === 0 ? [] : [`I hold ${joinAsProseList(things)}.`]),
		...(languages.length === 0
			? []
			: [`I speak ${joinAsProseList(languages.map(({ name }) => name))}.`]),
	]
}

const isState =
	/^registered with |\b(?:registered|qualified|certified|licensed|accredited|trained|approved)$/i

type Evidence = MatchedRequirement['evidence'][number]

function gather(
	asked: readonly MatchedRequirement[],
	nameOf: (requirement: MatchedRequirement, evidence: Evidence) => string | null,
): Held[] {
	const held = new Map<string, Held>()
	for (const requirement of asked) {
		const found = requirement.evidence.flatMap((evidence) => {
			const { path, line } = evidence
			const name = nameOf(requirement, evidence)
			return path === null || name === null ? [] : [{ name, path, line }]
		})[0]
		if (found === undefined) continue
		const known = held.get(found.name)
		if (known === undefined) held.set(found.name, { ...found, asked: [requirement] })
		else known.asked.push(requirement)
	}
	return [...held.values()]
}

// Where the CV has a paper within other words, it is called by these words, or by those of the advert that they hold.
function nameAsAsked(
	{ quote: asked }: MatchedRequirement,
	{ quote, line }: Evidence,
): string | null {
	if (isUnfinished(line) || isOver(line)) return null
	const said = new Set(splitWords(line.toLowerCase()).map(stemWord))
	const isSaid = splitWords(asked.toLowerCase()).every((word) => said.has(stemWord(word)))
	const name = [quote, ...(isSaid ? [asked] : [])].map(toLetterStyle).find(isPaper)
	if (name !== undefined) return sayPaper(name)
	return registers.test(quote) ? sayRegister(quote) : null
}

function isPaper(words: string): boolean {
	return isCredentialName(words) && isName(words) && !isNoPaper.test(words)
}

// A paper called by a common noun takes an article; a name doesn’t.
function sayPaper(name: string): string {
	const words = name.split(' ')
	const [first = '', last = ''] = [words[0], words.at(-1)]
	if (!hasCredentialWord(last) || isState.test(name)) return name
	return withArticle(isCommonWord(first) ? withoutCapital(name) : name)
}

const registers = letterWords.pattern('registers', 'whole')

function sayRegister(body: string): string {
	return `registered with ${/ (?:Council|Register)$/.test(body) ? 'the ' : ''}${body}`
}

const isNoPaper = new RegExp(
	`${letterWords.pattern('checked-later', 'anywhere').source}|${letterWords.pattern('no-paper', 'whole').source}`,
	'i',
)

type Place = { path: string; quote: string }

function namePaper(cv: CvDocument, { path, quote }: Place, today: string): string | null {
	const [section, index, field = ''] = path.split('.')
	if (section === 'certification')
		return nameCertificate(cv, { entry: Number(index), quote }, today)
	const isCourse = section === 'education' && /^(?:qualification|fieldOfStudy)$/.test(field)
	return isCourse ? nameCourse(cv, Number(index), today) : null
}

function nameCertificate(
	cv: CvDocument,
	{ entry, quote }: { entry: number; quote: string },
	today: string,
): string | null {
	const certificate = cv.certification[entry]
	if (certificate === undefined) return null
	const { date, expires } = certificate
	// One line may list several certificates, and text in brackets describes the certificate.
	const parts = certificate.name.split(/[,;]/)
	const register = toLetterStyle(parts[0] ?? '').replace(sinceWhen, '')
	if (registers.test(register) && !isUnfinished(certificate.name) && !isOver(certificate.name))
		return sayRegister(register)
	const isOne = parts.length <= 2 && splitWords(certificate.name).length <= 6
	const part = (isOne ? null : parts.find((one) => one.includes(quote))) ?? certificate.name
	const name = toLetterStyle(part.replace(/\([^)]*\)/g, ' '))
	if (
		!isName(name) ||
		isUnfinished(certificate.name) ||
		isOver(certificate.name) ||
		isAhead(date, today)
	)
		return null
	if (expires !== '' && !isAhead(expires, today)) return null
	const bare = name.replace(sinceWhen, '')
	if (registers.test(bare)) return sayRegister(bare)
	return isNoPaper.test(bare) ? null : sayPaper(bare)
}

const sinceWhen =
	/(?<!\s)\s+(?:since|from|until|in|valid|expires?|expiring)\s+(?:\p{L}+\s+)?\d[\d/]*$/iu

// A paper has a name; a sentence about it, or half of a pair of brackets, is not one.
function isName(name: string): boolean {
	const { tokens, clauses } = analyseLine(name)
	const acts = clauses.flatMap(({ act }) => (act === null ? [] : (tokens[act]?.tag ?? [])))
	return (
		name !== '' && !/[();:\]]/.test(name) && !acts.some((tag) => /^(?:MD|VB[DPZN]?)$/.test(tag))
	)
}

const pluralOrLevel = /^(?:\d|[\p{Lu}\p{Ll}]*\p{Ll}s\b|[Ll]evel \d)/u

// “Paediatric First Aid” is the name of a course; “BSc in Geography” and “Diploma in Care” are papers.
function namesPaper(name: string): boolean {
	return hasCredentialWord(name) || /^\p{L}*\p{Lu}\p{L}*\p{Lu}/u.test(name)
}

function nameCourse(cv: CvDocument, entry: number, today: string): string | null {
	const course = cv.education[entry]
	if (course === undefined || course.qualification.trim() === '') return null
	if (!hasEnded(course, today) || today.startsWith(course.endDate)) return null
	if (isUnfinishedCourse(course)) return null
	const { name } = describeCourse({ course: { ...course, grade: '' }, index: entry })
	const school = saySchool(course.institution)
	const whole = [name, course.grade, school].join(' ')
	if (isOver(whole) || isUnfinished(whole) || /[:;]/.test(whole)) return null
	const held = toLetterStyle(name.replace(/(?<!\s)\s*\([^()]*hours?\)$/i, ''))
	if (isNoPaper.test(held)) return null
	const paper = pluralOrLevel.test(held) || !namesPaper(held) ? held : withArticle(held)
	return school === '' ? paper : `${paper} from ${school}`
}
