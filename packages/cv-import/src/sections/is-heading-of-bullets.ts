import { tellsWhatWasDone, titleLogOdds } from '../classifier/phrase-log-odds.ts'
import { describesAction } from '../fields/describes-action.ts'
import type { Line } from '../layout/line.ts'
import { degreeScore, institutionScore } from '../lexicon/education-words.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'

/** A list has at least this many points. */
const fewestPoints = 2
const largerGap = 1.9
const mostWords = 6

/** Whether the lines below begin with bullets or deeds, none of which is an address. */
export function beginsWithPoints(below: readonly Line[]): boolean {
	const first = below.slice(0, fewestPoints)
	return first.length === fewestPoints && first.every(isPoint) && !first.some(isContact)
}

function isPoint({ isBullet, span }: Line): boolean {
	return isBullet || describesAction(span.text) || /^I(?:['’]\p{Ll}+)?\s/u.test(span.text)
}

/** The number of lines below a name within which an address of some kind stands. */
const linesToContact = 4

/** Whether a telephone number or an address stands right below, so that the words above are a person's name. */
export function isOverContact(below: readonly Line[]): boolean {
	return below.slice(0, linesToContact).some(isContact)
}

function isContact({ span }: Line): boolean {
	return /@|www\.|https?:|\d{5}|\d{3}[ -]\d{3}[ -]\d{3}/.test(span.text)
}

/**
 * Whether a line that is set like any other heads a list that is about no one job, with an empty line above and points
 * below.
 */
export function isHeadingOfBullets(line: Line, below: readonly Line[]): boolean {
	const { text } = line.span
	if (line.isBullet || line.gapBefore <= line.sizePt * largerGap) return false
	if (text.split(/\s+/).length > mostWords || !/^\p{Lu}[^\d@|\t,;.]+$/u.test(text)) return false
	return namesNoJob(text) && beginsWithPoints(below)
}

/** Whether a line reads as no title of a job and no name of an employer. */
export function namesNoJob(text: string): boolean {
	if (describesAction(text) || tellsWhatWasDone(text) || pronoun.test(text)) return true
	const known =
		jobScore(text) + organisationScore(text) + degreeScore(text) + institutionScore(text)
	return known === 0 && titleLogOdds(text) <= 0
}

/** The words that no job title has: pronouns and question words. */
const pronoun =
	/\b(?:i|i['’]m|i['’]ve|me|my|mine|we|us|our|you|your|what|why|how|who|things?|some)\b/i
