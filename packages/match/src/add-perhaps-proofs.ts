import type { CvContext, Passage } from '@app/cv'
import type { Advert } from './advert.ts'
import type { MatchedRequirement } from './match-report.ts'
import type { FindNearest } from './nearest/find-nearest-lines.ts'
import { confirmedFor } from './requirement-confirmation.ts'

/**
 * Returns the requirements with the person's answers about lines of the CV: a line that the person confirmed shows
 * its requirement.
 */
export function applyConfirmations(
	requirements: readonly MatchedRequirement[],
	context: CvContext,
): MatchedRequirement[] {
	return requirements.map((requirement) => {
		if (requirement.proof === 'shown' || context.cv.facts.length === 0) return requirement
		const passage = confirmedFor(requirement, context.cv)
			.filter(({ isYes }) => isYes)
			.map(({ line }) => context.passages.find(({ text }) => text === line))
			.findLast((found) => found !== undefined)
		return passage === undefined
			? requirement
			: provedBy(requirement, { passage, context }, 'shown')
	})
}

type Looking = { findNearest: FindNearest; advert: Advert; context: CvContext }

/** Requirements that are missing, with the line that perhaps shows each; a line that the person refused is not offered again. */
export function addPerhapsProofs(
	requirements: readonly MatchedRequirement[],
	{ findNearest, advert, context }: Looking,
): MatchedRequirement[] {
	const nearest = findNearest(requirements, { advert, context })
	return requirements.map((requirement, index) => {
		const passage = nearest[index] ?? null
		if (requirement.proof !== 'missing' || passage === null) return requirement
		const isRefused = confirmedFor(requirement, context.cv).some(
			({ line, isYes }) => !isYes && line === passage.text,
		)
		return isRefused ? requirement : provedBy(requirement, { passage, context }, 'perhaps')
	})
}

type Proving = { passage: Passage; context: CvContext }

function provedBy(
	requirement: MatchedRequirement,
	{ passage: { path, text }, context }: Proving,
	proof: 'shown' | 'perhaps',
): MatchedRequirement {
	return {
		...requirement,
		proof,
		evidence: [{ ...context.pointAt({ path, quote: text }), line: text }],
	}
}
