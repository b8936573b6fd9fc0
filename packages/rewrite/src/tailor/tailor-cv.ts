import { type CvDocument, takeHiddenOut } from '@app/cv'
import {
	type Advert,
	kindWeight,
	type MatchedRequirement,
	type MatchReport,
	matchCv,
} from '@app/match'
import type { OpenQuestion, Tailoring } from './proposal.ts'
import { proposeAdvertTerms } from './propose-advert-terms.ts'
import { proposeLineOrder } from './propose-line-order.ts'
import { proposeSkillOrder } from './propose-skill-order.ts'
import { proposeSummary } from './propose-summary.ts'
import { proposeWording } from './propose-wording.ts'
import { indexRequirements } from './requirement-index.ts'

const mostQuestions = 5

/**
 * Fits a CV to an advert without a new claim: text that the advert asks for moves to the front, takes the advert's
 * name, and is worded better. Requirements that the CV does not mention become questions. Names, titles, employers
 * and dates are never touched. `today` is `YYYY-MM-DD`.
 */
export function tailorCv(cv: CvDocument, advert: Advert, today: string): Tailoring {
	return tailorToMatch(cv, matchCv({ cv, source: null, today }, advert), today)
}

/** Does the same with an existing comparison of the CV and the advert. */
export function tailorToMatch(
	whole: CvDocument,
	{ requirements }: Pick<MatchReport, 'requirements'>,
	today: string,
): Tailoring {
	const wants = indexRequirements(requirements, today)
	const { shown: cv, toWholePath, toWholeEdit } = takeHiddenOut(whole)
	const proposals = [
		...proposeSummary(cv, { wants, today }),
		...proposeSkillOrder(cv, wants),
		...proposeLineOrder(cv, wants),
		...proposeAdvertTerms(cv, wants),
		...proposeWording(cv, wants),
	]
	return {
		proposals: proposals.map((proposal) => ({
			...proposal,
			edits: proposal.edits.map(toWholeEdit),
			facts: proposal.facts.map((fact) => ({ ...fact, path: toWholePath(fact.path) })),
		})),
		questions: requirements
			.filter(isWorthAsking)
			.toSorted((one, other) => pullOf(other) - pullOf(one))
			.slice(0, mostQuestions)
			.map(questionAbout),
	}
}

// Whether a requirement is worth a question: only if a person can have it. Nobody is asked whether they are cheerful,
// or about loose words of the advert.
function isWorthAsking({ proof, need, kind, secondTo, evidence }: MatchedRequirement): boolean {
	const hasNoLine = proof === 'missing' || (proof === 'perhaps' && evidence.length === 0)
	if (!hasNoLine || need === 'mentioned' || secondTo !== undefined) return false
	return kind !== 'soft'
}

// Ranks essentials before the rest, licences before skills, and known concepts before loose words.
function pullOf({ need, kind }: MatchedRequirement): number {
	return (need === 'essential' ? 10 : 0) + kindWeight[kind]
}

function questionAbout(requirement: MatchedRequirement): OpenQuestion {
	const { conceptId, quote, line, need, alternatives = [] } = requirement
	const asks = need === 'essential' ? 'The advert requires' : 'The employer would like'
	const what = [quote, ...alternatives].map((one) => `“${one}”`).join(' or ')
	return {
		conceptId,
		quote,
		line,
		question: `${asks} ${what}, ${lackAndAdvice(requirement)}`,
	}
}

function lackAndAdvice({ kind, onlySubject, alternatives = [] }: MatchedRequirement): string {
	if (alternatives.length > 0)
		return 'but your CV doesn’t mention any of them. If one is true of you, add it where you did it.'
	if (onlySubject !== undefined)
		return `but your CV only says “${onlySubject}”. If you have it, add its full name.`
	const where = kind === 'credential' ? 'to your CV' : 'where you did it'
	return `but your CV doesn’t mention it. If it’s true of you, add it ${where}.`
}
