import type { CvContext, Passage } from '@app/cv'
import { isRefused } from './ask-about-missing.ts'
import type { MatchedRequirement } from './match-report.ts'
import type { NearestLines } from './nearest/find-nearest-lines.ts'
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

type Looking = Pick<NearestLines, 'perhaps'> & { context: CvContext }

/**
 * Requirements that are missing, with the line that perhaps shows each, or without one; what the person refused is not
 * asked about again.
 */
export function addPerhapsProofs(
	requirements: readonly MatchedRequirement[],
	{ perhaps, context }: Looking,
): MatchedRequirement[] {
	return requirements.map((requirement, index) => {
		const found = perhaps[index] ?? null
		if (requirement.proof !== 'missing' || found === null) return requirement
		const passage = found.line
		if (passage === null) {
			return isRefused(requirement, context.cv) ? requirement : { ...requirement, proof: 'perhaps' }
		}
		const isOffered = !confirmedFor(requirement, context.cv).some(
			({ line, isYes }) => !isYes && (line === passage.text || line === ''),
		)
		return !isOffered ? requirement : provedBy(requirement, { passage, context }, 'perhaps')
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
