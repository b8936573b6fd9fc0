import { blankHidden, type CvDocument, fullName, plainCv } from '@app/cv'
import { findVerb, isCommonWord, withCapital, withoutCapital } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import type { MatchedRequirement, MatchReport } from '@app/match'
import { type ChosenProof, chooseProofs } from './choose-proofs.ts'
import { greetedName } from './contact-of-advert.ts'
import { type AskedFor, type BegunLetter, isMissing, type LetterJob, toAskedFor } from './letter.ts'
import { toLetterStyle } from './letter-style.ts'
import { lowerShoutedName } from './lower-shouted-name.ts'
import { findNamedInCv } from './named-in-cv.ts'
import {
	type Held,
	listHeldCredentials,
	listHeldLanguages,
	sayCredentialsAndLanguages,
} from './say-credentials-and-languages.ts'
import { sayWhere, sayWho } from './say-job.ts'
import { isNounPhrase, type NamedFit, nameOf, sayAim, sayAlso, sayFit } from './say-why.ts'
import { withArticle } from './with-article.ts'
import { letterWords } from './word-lists.ts'

/** The input for a letter. */
export type LetterParts = {
	cv: CvDocument
	/** How the CV answers the advert. */
	match: Pick<MatchReport, 'requirements'>
	job: LetterJob
	/** `YYYY-MM-DD`. */
	today: string
	/** Concepts that are missing and that the person wants to be open about; of more than two the first two are told. */
	openAbout?: readonly string[]
}

/**
 * Drafts a letter of three paragraphs: who the writer is and why they apply, two or three lines of the CV that suit
 * the advert, and the writer's qualifications with the close. It invents nothing: a fact that only the person knows
 * becomes a gap in square brackets or a question beside the letter. The same CV and advert on the same day give the
 * same letter.
 */
export function draftLetter(parts: LetterParts): BegunLetter {
	const { match, job, today } = parts
	const cv = plainCv(blankHidden(parts.cv))
	const proofs = chooseProofs(cv, match.requirements, job)
	const papers = listHeldCredentials(cv, match.requirements, today)
	const languages = listHeldLanguages(cv, match.requirements)
	const who = sayWho(cv, today)
	const why = sayWhy(cv, parts, who?.index ?? null)
	const also = sayAlso(
		match.requirements,
		new Set([...proofs.flatMap(({ asked }) => asked), ...(why?.named ?? [])]),
	)
	const text = [
		`Dear ${greetedName(job.addressee) || 'hiring team'},`,
		[applyFor(job), who === null ? whyGap : `${who.text}.`, why?.text ?? '']
			.filter(Boolean)
			.join(' '),
		proofs.length === 0 ? exampleGap : tellProofs(proofs, who?.index ?? null),
		[
			...(also === null ? [] : [also.text]),
			...sayCredentialsAndLanguages(papers, languages),
			...admit(cv, parts),
			close,
		].join(' '),
		job.addressee.trim() === '' ? 'Yours faithfully,' : 'Yours sincerely,',
		signature(cv),
	].join('\n\n')
	const named = [...(why?.named ?? []), ...(also?.named ?? [])]
	const beside = besideLetter(cv, match.requirements, {
		answers: [...proofs, ...papers, ...languages],
		named,
	})
	const toAddAll = [...toAdd(job, { why, proofs }), ...askForPapers(match.requirements, beside)]
	return { text, ...beside, toAdd: toAddAll }
}

const whyGap = '[Why this work, and why this employer? Write a sentence or two in your own words.]'
const exampleGap =
	'[What have you done that this job needs? Give one or two examples and their results.]'
const close =
	'My CV is attached, and I would be glad to tell you more in an interview. Thank you for your time.'

/** The first sentence of a letter or an email. */
export function applyFor({ title, company }: LetterJob): string {
	const post = toLetterStyle(title) || '[job title]'
	const employer = toLetterStyle(company)
	return `I am applying for the post of ${post}${employer === '' ? '' : ` at ${employer}`}.`
}

type Why = NamedFit & { isAim: boolean }

// Uses the person's own words from the profile, or else the requirements that the CV shows.
function sayWhy(
	cv: CvDocument,
	{ match: { requirements } }: LetterParts,
	index: number | null,
): Why | null {
	const aim = sayAim(cv)
	if (aim !== null) return { text: aim, named: [], isAim: true }
	const post = index === null ? undefined : cv.experience[index]
	if (post === undefined) return null
	const fit = sayFit(requirements, { entry: `experience.${index}`, current: post.current })
	return fit === null ? null : { ...fit, isAim: false }
}

function toAdd(
	{ company }: LetterJob,
	{ why, proofs }: { why: Why | null; proofs: readonly ChosenProof[] },
): string[] {
	const employer = toLetterStyle(company) || 'this employer'
	return [
		...(why?.isAim === true ? [] : [`Add a sentence on why you’d like to work for ${employer}.`]),
		...(proofs.length === 1
			? ['Add another example of what you’ve done that this job needs.']
			: []),
	]
}

const mostPapersAsked = 2

// Letters without the licence or registration that an advert insists on are sifted out, whatever else they say.
function askForPapers(
	requirements: readonly MatchedRequirement[],
	{ missing, perhaps, alsoShown, onlyClaimed }: Omit<BegunLetter, 'text' | 'toAdd'>,
): string[] {
	const papers = new Set(
		requirements
			.filter(({ kind, need }) => kind === 'credential' && need === 'essential')
			.map(({ quote }) => quote),
	)
	const isPaper = ({ quote }: AskedFor) => papers.has(quote)
	const unsaid = [...alsoShown, ...onlyClaimed]
		.filter(isPaper)
		.map(({ quote }) => `Say that you have “${quote}”: the advert calls it essential.`)
	const lacking = [...missing, ...perhaps]
		.filter(isPaper)
		.map(
			({ quote }) =>
				`The advert calls “${quote}” essential. If you have it, add it to your CV and say so here.`,
		)
	return [...unsaid, ...lacking].slice(0, mostPapersAsked)
}

/**
 * Joins two or three proofs into one paragraph; the job with the index `named` was named before and is not named
 * again.
 */
export function tellProofs(proofs: readonly ChosenProof[], named: number | null): string {
	return proofs
		.map((proof, index) => tellProof(proof, { before: proofs[index - 1], index, named }))
		.join(' ')
}

type Position = { before: ChosenProof | undefined; index: number; named: number | null }

// The work that the first paragraph named is not named again.
function tellProof({ told, work, entry }: ChosenProof, { before, index, named }: Position): string {
	if (before?.entry === entry) return `${withCapital(index === 1 ? alsoOf(told.text) : told.text)}.`
	const isNamed = entry === `experience.${named}`
	// Behind other work, “there” would be somewhere else.
	if (isNamed && index > 0)
		return `${withCapital(`${sayWhere({ ...work, place: '' })}, ${told.text}`)}.`
	if (isNamed) return `${withCapital(inNamedWork(told.text, work.current))}.`
	const where = sayWhere(work)
	if (where === '') return `${withCapital(told.text)}.`
	const isEarlier = index > 0 && !work.current && entry.startsWith('experience')
	const opening = isEarlier ? `${index === 1 ? 'before that' : 'earlier'}, ${where}` : where
	return `${withCapital(`${opening}, ${told.text}`)}.`
}

function inNamedWork(told: string, current: boolean): string {
	const work = told.replace(/^my work /, 'my work there ')
	if (work !== told) return work
	return current ? `in this job, ${told}` : `there, ${told}`
}

// “Also” goes behind the auxiliary, or before the first verb.
function alsoOf(told: string): string {
	const work = told.replace(/^my work (includes|included) /, 'my work also $1 ')
	if (work !== told) return work
	const [subject, helper, next] = analyseLine(told).tokens
	if (subject?.text !== 'I' || helper === undefined || next?.lower === 'also') return told
	const isHelper =
		/^(?:am|was|can)$/.test(helper.lower) || isPerfect(helper.lower, next?.lower ?? '')
	const at = isHelper ? helper.end : subject.end
	return `${told.slice(0, at)} also${told.slice(at)}`
}

function isPerfect(helper: string, next: string): boolean {
	return /^(?:have|had)$/.test(helper) && findVerb(next)?.forms.includes('participle') === true
}

const mostAdmitted = 2
const papers = letterWords.pattern('papers', 'whole')

function admit(cv: CvDocument, { match, openAbout = [] }: LetterParts): string[] {
	return match.requirements
		.filter((one) => isMissing(one) && mayBeSaid(one) && openAbout.includes(one.conceptId))
		.filter((one) => findNamedInCv(cv, one) === null)
		.slice(0, mostAdmitted)
		.map(sayOpenly)
}

// Nobody works towards a check that follows an offer or an exam from school, and not every requirement has a name for a sentence.
function mayBeSaid(requirement: MatchedRequirement): boolean {
	const { kind, quote } = requirement
	if (kind === 'language') return true
	if (kind === 'credential') return !unsaid.test(quote)
	return kind !== 'soft' && (kind === 'method' || isNounPhrase(requirement))
}

const unsaid = letterWords.pattern('no-gap-to-tell', 'anywhere')

function sayOpenly(requirement: MatchedRequirement): string {
	const name = nameOf(requirement)
	if (requirement.kind === 'credential')
		return `I do not hold ${asPaper(name)} yet, and I would work towards it.`
	if (requirement.kind === 'language')
		return `I do not speak ${name} yet, and I would be glad to learn.`
	return `I have no experience of ${name} yet, and I would be glad to learn.`
}

// A paper called by a common noun takes an article: "a full UK driving licence", "a degree in law". A level is a name.
function asPaper(name: string): string {
	const noun = /^(?:\S+ )*?(\S+)(?= (?:in|of|for) |$)/.exec(name)?.[1] ?? ''
	if (/^level \d/i.test(name))
		return papers.test(noun) ? `a ${withCapital(name)}` : withCapital(name)
	if (!papers.test(noun)) return name
	return withArticle(isCommonWord(name.split(' ')[0] ?? '') ? withoutCapital(name) : name)
}

function signature({ personalInfo }: CvDocument): string {
	const contact = [personalInfo.phone, personalInfo.email].map(toLetterStyle).filter(Boolean)
	return [
		asPersonName(toLetterStyle(fullName(personalInfo))) || '[your name]',
		contact.join(' · ') || '[your phone number and email]',
	].join('\n')
}

// The first and the last part of a name begin with a capital.
function asPersonName(name: string): string {
	const parts = lowerShoutedName(name).split(' ')
	return parts
		.map((part, index) => (index === 0 || index === parts.length - 1 ? withCapital(part) : part))
		.join(' ')
}

type Answer = Pick<Held, 'asked' | 'path' | 'line'>

type Told = { answers: readonly Answer[]; named: readonly MatchedRequirement[] }

function besideLetter(
	cv: CvDocument,
	requirements: readonly MatchedRequirement[],
	{ answers, named }: Told,
): Omit<BegunLetter, 'text' | 'toAdd'> {
	const wanted = requirements.filter(
		({ need, secondTo }) => need !== 'mentioned' && secondTo === undefined,
	)
	const told = new Set([...answers.flatMap(({ asked }) => asked), ...named])
	const unsaid = wanted.filter((one) => one.proof === 'shown' && !told.has(one))
	const isOnlyClaimed = ({ evidence }: MatchedRequirement) =>
		evidence.every(({ path }) => path === null || path.startsWith('professionalSummary'))
	// What the CV names anywhere is not offered as something that its writer doesn't have.
	const lacking = wanted.filter(isMissing).map((one) => ({ one, cvLine: findNamedInCv(cv, one) }))
	const list = (some: readonly MatchedRequirement[]): AskedFor[] => some.map(toAskedFor)
	return {
		askedCount: wanted.length,
		answered: answers.map(({ asked, path, line }) => ({ asked: list(asked), path, line })),
		alsoShown: list(unsaid.filter((one) => !isOnlyClaimed(one))),
		onlyClaimed: list([
			...unsaid.filter(isOnlyClaimed),
			...wanted.filter(({ proof }) => proof === 'listed'),
		]),
		perhaps: [
			...wanted
				.filter((one) => one.proof === 'perhaps' && !isMissing(one))
				.map((one) => ({ ...toAskedFor(one), cvLine: one.evidence[0]?.line ?? '' })),
			...lacking.flatMap(({ one, cvLine }) =>
				cvLine === null ? [] : [{ ...toAskedFor(one), cvLine }],
			),
		],
		missing: lacking.flatMap(({ one, cvLine }) =>
			cvLine === null
				? [{ ...toAskedFor(one), openly: mayBeSaid(one) ? sayOpenly(one) : null }]
				: [],
		),
	}
}
