import type { CvDocument } from '@app/cv'
import { jobsByRecency } from '@app/cv'
import {
	asSentence,
	findQuantities,
	findVerb,
	splitSentences,
	splitWords,
	withCapital,
	withoutStop,
} from '@app/language'
import { type FaultKind, findRemainingFaults } from '../gain/remaining-faults.ts'
import type { SummarySentence } from './summary.ts'

const mostResults = 2
const mostJobs = 4
const longest = 190
// A year of two figures is no amount.
const shortYear = /['’]\d\d\b/
/** A profile leaves the person out throughout. */
const speaksOfSelf = /\b(?:I|me|my|we|us|our)\b/
const worth = { percent: 4, multiple: 4, money: 3, duration: 1, count: 1 }

const ofEnglish: ReadonlySet<FaultKind> = new Set(['correction', 'doubt', 'learner', 'marks'])

type Candidate = { sentence: SummarySentence; score: number }

/** The strongest lines that carry a figure, as the person wrote them; at most two, the strongest first. */
export function resultSentences(cv: CvDocument): SummarySentence[] {
	return jobsByRecency(cv)
		.slice(0, mostJobs)
		.flatMap(({ job, index }, recency) =>
			job.achievements.flatMap((line, at): Candidate[] => {
				const score = scoreStrength(line)
				if (score === 0) return []
				const employer = withoutStop(job.employer)
				const where = recency === 0 || employer === '' ? '' : ` (${employer})`
				return [
					{
						score: score - recency,
						sentence: {
							text: asSentence(`${withoutStop(line)}${where}`),
							facts: [
								{ path: `experience.${index}.achievements.${at}`, quote: line.trim() },
								...(where === ''
									? []
									: [{ path: `experience.${index}.employer`, quote: employer }]),
							],
						},
					},
				]
			}),
		)
		.sort((a, b) => b.score - a.score)
		.slice(0, mostResults)
		.map(({ sentence }) => sentence)
}

/** Scores the strength of a line's result; 0 if the line does not begin with an act, has no figure, or isn't in good English. */
function scoreStrength(line: string): number {
	const text = line.trim()
	const first = splitWords(text)[0]
	if (text.length > longest || first === undefined || shortYear.test(text)) return 0
	if (speaksOfSelf.test(text) || splitSentences(text).length > 1) return 0
	const verb = findVerb(first)
	if (verb === null || !verb.forms.some((form) => form === 'past' || form === 'base')) return 0
	const score = Math.max(0, ...findQuantities(text).map(({ kind }) => worth[kind]))
	return score > 0 && isInGoodEnglish(text) ? score : 0
}

// A mistake at the top of a CV is read first, so a line that has one stays below.
function isInGoodEnglish(text: string): boolean {
	const faults = findRemainingFaults(withCapital(text), 'past')
	return !faults.some((fault) => ofEnglish.has(fault))
}
