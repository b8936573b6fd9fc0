import { findDateRanges, hasCredentialWord, splitWords } from '@app/language'
import type { CheckContext } from '../check.ts'
import { phoneLike } from '../checks/contact/has-phone.ts'
import { countSmallNames } from '../checks/language/names-have-capitals.ts'
import { findGrammarSlips } from '../checks/language/no-grammar-slips.ts'
import { isUsed, listTestableSkills } from '../checks/sections/skills-are-used.ts'
import { oncePerContext } from '../once-per-context.ts'
import { listCertificates } from '../pursuits.ts'
import { findHints } from '../spelling/find-hints.ts'
import { findLineMistakes, shareOfHints } from '../spelling/line-mistakes.ts'
import { findMisspellings } from '../spelling/misspellings.ts'
import { measureProfile } from './measure-profile.ts'
import type { CvMeasures } from './measures.ts'
import { readForeignStatement, readStatement, type StatementReading } from './read-statement.ts'
import { listStatements, type Statement } from './statements.ts'
import { whatCounts } from './what-counts.ts'

type Read = Statement & StatementReading

/**
 * Measures a CV, once for each context. Repeated statements count once, and mere descriptions don’t count. Only language
 * is judged on the words as they were written.
 */
export const measureCv = oncePerContext(
	(context): CvMeasures => ({
		...takeMeasures(whatCounts(context)),
		language: { have: measureLanguage(context), full: 1 },
	}),
)

function takeMeasures(context: CheckContext): Omit<CvMeasures, 'language'> {
	const read = context.profile.isEnglish ? readStatement : readForeignStatement
	const all = listStatements(context)
		.map((statement): Read => ({ ...statement, ...read(statement.text) }))
		.filter(({ isDescription }) => !isDescription)
	const work = all.filter(
		({ isDeed, isDuty, isName, isAboutWork, hasFigure }) =>
			(isDeed && !(isName && isDuty)) || (isAboutWork && hasFigure),
	)
	const sum = (some: readonly Read[]) => some.reduce((total, { share }) => total + share, 0)
	const deeds = work.reduce((total, one) => total + one.share * worthOfDeed(one), 0)
	const concrete = sum(all.filter((one) => one.isConcrete && !one.isAbstract))
	return {
		deeds: { have: deeds, full: 10 },
		concrete: { have: concrete, full: 10 },
		figures: { have: sum(work.filter(({ hasFigure }) => hasFigure)), full: 8 },
		outcomes: { have: sum(work.filter((one) => one.hasOutcome && one.isConcrete)), full: 4 },
		plain: { have: measurePlainness(all), full: 1 },
		dates: { have: countDated(context) * Math.min(1, (deeds + concrete) / 4), full: 2 },
		education: { have: countPapers(context, all), full: 2 },
		contact: { have: countWaysToReply(context), full: 2 },
		profile: { have: measureProfile(context, read) + measureSkills(context), full: 1 },
	}
}

function worthOfDeed({ isDuty, isAbstract, isWornOut, isConcrete }: Read): number {
	if (isDuty || isAbstract || isWornOut) return 0.25
	return isConcrete ? 1 : 0.6
}

const tolerableAbstraction = 0.1
const wornOutShare = 0.3
const abstractShare = 0.3

// Returns 1 where abstract nouns and worn-out words are few; 0 where they fill the CV, or where it has no statements.
function measurePlainness(all: readonly Read[]): number {
	if (all.length === 0) return 0
	const nouns = all.reduce((total, one) => total + one.nouns, 0)
	const abstract = all.reduce((total, one) => total + one.abstractNouns, 0)
	const worn = all.filter(({ isWornOut }) => isWornOut).length
	const abstraction = Math.max(0, abstract / Math.max(10, nouns) - tolerableAbstraction)
	const wear = worn / Math.max(5, all.length)
	return (
		Math.max(0, 1 - abstraction / abstractShare - wear / wornOutShare) * Math.min(1, all.length / 4)
	)
}

/** So many mistakes in a hundred words leave 37 % of the points for language, twice as many 14 %. */
const usualMistakes = 1.8

/** Of so many mistakes in a hundred words that the corrector expects but can't name, it is wrong in the texts of people who write well. */
const usuallyExpected = 3.5

// Every mistake counts, also the same one again: that is how a reader meets them. The first ones cost most.
function measureLanguage(context: CheckContext): number {
	if (!context.profile.isEnglish) return 1
	const misspelt = findMisspellings(context).reduce((total, { paths }) => total + paths.length, 0)
	const probable = shareOfHints * findHints(context).length
	const named = misspelt + findGrammarSlips(context).length + countSmallNames(context) + probable
	const hundreds = Math.max(1, countWords(context)) / 100
	const { expected } = findLineMistakes(context)
	const unnamed = Math.max(0, expected / hundreds - usuallyExpected)
	return Math.exp(-(named / hundreds + unnamed) / usualMistakes)
}

function countDated({ cv, passages }: CheckContext): number {
	const entries = [...cv.experience, ...cv.volunteering, ...cv.projects]
	const dated = entries.filter(
		({ startDate, endDate }) => startDate !== '' || endDate !== '',
	).length
	const printed = passages.flatMap(({ text }) =>
		findDateRanges(text).filter(({ isRange }) => isRange),
	)
	return Math.max(dated, printed.length)
}

function countPapers({ cv }: CheckContext, all: readonly Read[]): number {
	const entries =
		cv.education.length + listCertificates(cv).length + cv.awards.length + cv.publications.length
	return entries + all.filter(({ text }) => hasCredentialWord(text)).length
}

const emailLike = /[^\s@]@[^\s@]+\.\p{L}/u

/** How many ways to reply the CV gives, wherever they were read. */
export function countWaysToReply(context: CheckContext): number {
	const { cv, source, lines } = whatCounts(context)
	const { email, phone } = cv.personalInfo
	const links = source?.facts.links.map(({ url }) => url) ?? []
	const hasEmail =
		email.trim() !== '' ||
		lines.some((line) => emailLike.test(line)) ||
		links.some((url) => /^mailto:/i.test(url))
	const hasPhone =
		phone.trim() !== '' ||
		lines.some((line) => phoneLike.test(line)) ||
		links.some((url) => /^tel:/i.test(url))
	return Number(hasEmail) + Number(hasPhone)
}

const worthOfSkills = 0.25
const skillsWanted = 5
const worthOfListedSkill = 0.5
/** Of longer lists only the first ones are looked up. */
const mostSkills = 40

// A skill that other parts show counts in full, one that is only listed by half.
function measureSkills(context: CheckContext): number {
	const count = listTestableSkills(context)
		.slice(0, mostSkills)
		.reduce((total, skill) => total + (isUsed(skill, context) ? 1 : worthOfListedSkill), 0)
	return worthOfSkills * Math.min(1, count / skillsWanted)
}

/**
 * Counts the words of a CV, and of lines in its file that belong to no field, once for each context; dates don't count.
 */
export const countWords = oncePerContext((context) => {
	const { source, passages } = whatCounts(context)
	const texts = [...passages, ...(source?.unread ?? [])].map(({ text }) => text)
	return splitWords(texts.join(' ')).length
})
