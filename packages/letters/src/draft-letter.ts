import { type CvDocument, fullName } from '@app/cv'
import { inList, withCapital } from '@app/language'
import type { MatchedRequirement, MatchReport } from '@app/match'
import type { LetterSentence } from './build-sentence.ts'
import { formatNames } from './format-names.ts'
import type { AskedFor, BegunLetter, LetterJob } from './letter.ts'
import { toLetterStyle } from './letter-style.ts'
import { type ChosenProof, selectEvidence } from './select-evidence.ts'

type LetterParts = {
	cv: CvDocument
	/** How the CV answers the advert. */
	match: Pick<MatchReport, 'requirements'>
	job: LetterJob
	/** `YYYY-MM-DD`. */
	today: string
}

/**
 * Begins a letter from what is known alone: the job, what its advert asks for, and the lines of the CV that show it, in
 * the person's own words. It invents nothing, so why this employer and when to start are gaps in square brackets. The
 * same CV and advert on the same day begin the same letter.
 */
export function draftLetter({ cv, match, job, today }: LetterParts): BegunLetter {
	const { proofs, left, claimed } = selectEvidence(cv, match, today)
	const text = [
		`Dear ${toLetterStyle(job.addressee) || 'hiring team'},`,
		opening(job),
		...buildParagraphs(proofs),
		...(proofs.length < fewestAnswers ? [exampleBeside(proofs.length)] : []),
		'I could start [when you could start], and I would be glad to tell you more in an interview.',
		job.addressee.trim() === '' ? 'Yours faithfully,' : 'Yours sincerely,',
		signature(cv),
	].join('\n\n')
	const wanted = match.requirements.filter(
		({ need, secondTo }) => need !== 'mentioned' && secondTo === undefined,
	)
	const listed = wanted.filter(({ proof }) => proof === 'listed')
	return {
		text,
		askedCount: wanted.length,
		answered: proofs.map(({ asked, at: { path, line } }) => ({
			asked: asked.map(toAskedFor),
			path,
			line,
		})),
		alsoShown: left.filter(({ need }) => need !== 'mentioned').map(toAskedFor),
		onlyClaimed: [...claimed.filter(({ need }) => need !== 'mentioned'), ...listed].map(toAskedFor),
		missing: wanted.filter(({ proof }) => proof === 'missing').map(toAskedFor),
	}
}

// One answer alone does not carry a letter.
const fewestAnswers = 2
const exampleBeside = (answers: number) =>
	`[What${answers === 0 ? '' : ' else'} have you done that this job needs? Give one example and its result.]`

function opening({ title, company }: LetterJob): string {
	const post = toLetterStyle(title) || '[job title]'
	const employer = toLetterStyle(company) || '[employer]'
	return `I am applying for the post of ${post} at ${employer}. [Why this work, and why this employer? Write a sentence or two in your own words.]`
}

const leads = ['You ask for', 'You also ask for', 'Your advert mentions', 'It also mentions']

// What only tells of the work is named, not asked for.
function leadFor(asked: readonly MatchedRequirement[], index: number): string {
	const isAsked = asked.some(({ need }) => need !== 'mentioned')
	if (!isAsked) return index === 0 ? 'Your advert mentions' : 'Your advert also mentions'
	return leads[Math.min(index, leads.length - 1)] ?? ''
}

// What was done comes first, each thing in a paragraph of its own; what the person holds is one sentence at the end.
function buildParagraphs(proofs: readonly ChosenProof[]): string[] {
	const done = proofs.filter(({ sentence }) => sentence.holds === null)
	const told = done.map(({ asked, sentence }, index) => {
		const before = done[index - 1]?.sentence.as ?? ''
		return `${leadFor(asked, index)} ${formatNames(asked)}. ${toldAfter(before, sentence)}`
	})
	const held = [
		...togetherAs('I hold', proofs, 'credential'),
		...togetherAs('I speak', proofs, 'language'),
	]
	return held.length === 0 ? told : [...told, held.join(' ')]
}

function toldAfter(before: string, { as, text }: LetterSentence): string {
	if (as === '') return withCapital(text)
	return `${as === before ? 'In the same post' : as}, ${text}`
}

function togetherAs(
	lead: string,
	proofs: readonly ChosenProof[],
	holds: 'credential' | 'language',
): string[] {
	const names = proofs.flatMap(({ sentence }) => (sentence.holds === holds ? [sentence.text] : []))
	return names.length === 0 ? [] : [`${lead} ${inList(names)}.`]
}

function signature({ personalInfo }: CvDocument): string {
	const contact = [personalInfo.phone, personalInfo.email].map(toLetterStyle).filter(Boolean)
	return [
		toLetterStyle(fullName(personalInfo)) || '[your name]',
		contact.join(' · ') || '[your phone number and email]',
	].join('\n')
}

function toAskedFor({ conceptId, quote, line, need }: MatchedRequirement): AskedFor {
	return { conceptId, quote, line, need }
}
