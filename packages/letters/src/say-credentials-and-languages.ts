import { type CvDocument, isAhead, printedLanguageLevel } from '@app/cv'
import {
	hasCredentialWord,
	isOver,
	isUnfinished,
	isUnfinishedCourse,
	joinAsProseList,
	splitWords,
	withoutCapital,
} from '@app/language'
import { analyseLine } from '@app/language/analysis'
import type { MatchedRequirement } from '@app/match'
import { describeCourse, hasEnded } from '@app/rewrite'
import { toLetterStyle } from './letter-style.ts'
import { withArticle } from './with-article.ts'

/** A qualification or language that a letter names, and the requirements that it answers. */
export type Held = { name: string; asked: MatchedRequirement[]; path: string; line: string }

const mostPapers = 3

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
	const essential = asked.filter(({ need }) => need === 'essential')
	return gather(essential.length > 0 ? essential : asked, (path, quote) =>
		namePaper(cv, { path, quote }, today),
	).slice(0, mostPapers)
}

/** The languages that an advert asks for and the CV lists; the letter itself shows its writer's English. */
export function listHeldLanguages(
	cv: CvDocument,
	requirements: readonly MatchedRequirement[],
): Held[] {
	const asked = requirements.filter(({ kind, proof }) => kind === 'language' && proof === 'shown')
	return gather(asked, (path) => {
		const [section, index] = path.split('.')
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
	return [
		...(papers.length === 0 ? [] : [`I hold ${joinAsProseList(papers.map(({ name }) => name))}.`]),
		...(languages.length === 0
			? []
			: [`I speak ${joinAsProseList(languages.map(({ name }) => name))}.`]),
	]
}

function gather(
	asked: readonly MatchedRequirement[],
	nameOf: (path: string, quote: string) => string | null,
): Held[] {
	const held = new Map<string, Held>()
	for (const requirement of asked) {
		const found = requirement.evidence.flatMap(({ path, quote, line }) => {
			const name = path === null ? null : nameOf(path, quote)
			return path === null || name === null ? [] : [{ name, path, line }]
		})[0]
		if (found === undefined) continue
		const known = held.get(found.name)
		if (known === undefined) held.set(found.name, { ...found, asked: [requirement] })
		else known.asked.push(requirement)
	}
	return [...held.values()]
}

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
	// A paper called by a common noun takes an article; a name doesn’t.
	return hasCredentialWord(name.split(' ').at(-1) ?? '') ? withArticle(withoutCapital(name)) : name
}

// A paper has a name; a sentence about it, or half of a pair of brackets, is not one.
function isName(name: string): boolean {
	const { tokens, clauses } = analyseLine(name)
	const acts = clauses.flatMap(({ act }) => (act === null ? [] : (tokens[act]?.tag ?? [])))
	return (
		name !== '' && !/[();:\]]/.test(name) && !acts.some((tag) => /^(?:MD|VB[DPZN]?)$/.test(tag))
	)
}

function nameCourse(cv: CvDocument, entry: number, today: string): string | null {
	const course = cv.education[entry]
	if (course === undefined || course.qualification.trim() === '') return null
	if (!hasEnded(course, today) || today.startsWith(course.endDate)) return null
	if (isUnfinishedCourse(course)) return null
	const { name } = describeCourse({ course: { ...course, grade: '' }, index: entry })
	const school = toLetterStyle(course.institution)
	const whole = [name, course.grade, school].join(' ')
	if (isOver(whole) || isUnfinished(whole) || /[:;]/.test(whole)) return null
	const held = toLetterStyle(name)
	const paper = /^(?:\d|\S*s\b)/.test(held) ? held : withArticle(held)
	return school === '' || !isName(school) ? paper : `${paper} from ${school}`
}
