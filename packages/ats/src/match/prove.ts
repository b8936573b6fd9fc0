import { earliestMonth } from '@app/cv'
import { findConcepts, sectorsIn, shows } from '@app/language'
import type { CheckContext } from '../check.ts'
import type { Passage } from '../passages.ts'
import type { Requirement } from './advert.ts'
import { findWording } from './find-wording.ts'
import type { MatchedRequirement, Proof } from './match-report.ts'
import { isNotYetHeld } from './not-yet-held.ts'

const mostEvidence = 3
const longAgoMonths = 60
// Where a thing is done or certified; the list of skills is only a claim.
const doneIn = [
	...['experience', 'volunteering', 'projects', 'education', 'certification', 'publications'],
	...['awards', 'language', 'professionalSummary'],
]

type Naming = {
	conceptId: string
	narrower: string | null
	passage: Passage
	quote: string
}

/** Tells of each requirement whether the CV shows it, and where. */
export function prove(
	requirements: readonly Requirement[],
	context: CheckContext,
): MatchedRequirement[] {
	const namings = namingsIn(context.passages)
	return requirements.map((requirement) => {
		const own =
			requirement.kind === 'said'
				? wordingsIn(context.passages, requirement)
				: namings.filter((naming) => shows(naming, requirement))
		const done = own.filter(({ passage }) => doneIn.includes(passage.section))
		const best = done.length > 0 ? done : own
		return {
			...requirement,
			proof: proofOf({ done: done.length, named: own.length }),
			evidence: best.slice(0, mostEvidence).map(({ passage, quote }) => ({
				...context.pointAt({ path: passage.path, quote }),
				line: passage.text,
			})),
			isLongAgo: done.length > 0 && done.every(({ passage }) => isLongAgo(passage, context)),
		}
	})
}

// Jobs alone: a qualification does not age like this.
function isLongAgo({ section, entry }: Passage, { cv, today }: CheckContext): boolean {
	const job = section === 'experience' ? cv.experience[entry] : undefined
	if (job === undefined || job.current || job.endDate === '') return false
	return earliestMonth(today) - earliestMonth(job.endDate) > longAgoMonths
}

function proofOf({ done, named }: { done: number; named: number }): Proof {
	if (done > 0) return 'shown'
	return named > 0 ? 'listed' : 'missing'
}

function namingsIn(passages: readonly Passage[]): Naming[] {
	const sectors = sectorsIn(passages.map(({ text }) => text))
	return passages.flatMap((passage) =>
		findConcepts(passage.text, { sectors, isAboutPerson: true, isWary: true })
			.filter((hit) => hit.concept.kind !== 'credential' || !isNotYetHeld(passage.text, hit))
			.map(({ concept, narrower, text }) => ({
				...{ conceptId: concept.id, narrower, passage, quote: text },
			})),
	)
}

// What no lexicon knows is shown only by the same words in the same order, in whatever form they are.
function wordingsIn(passages: readonly Passage[], { conceptId, quote }: Requirement): Naming[] {
	return passages.flatMap((passage) => {
		const found = findWording(passage.text, quote)
		return found === null ? [] : [{ conceptId, narrower: null, passage, quote: found }]
	})
}
