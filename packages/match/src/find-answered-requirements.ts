import { createCvContext, cvDocumentSchema, type PartialDate } from '@app/cv'
import type { Requirement } from './advert.ts'
import { matchRequirements } from './match-requirements.ts'

/**
 * Returns the requirements, in their order, that one line of a CV answers alone, by the same rules as the whole CV: a
 * line about a machine does not answer its licence.
 */
export function findAnsweredRequirements<Asked extends Requirement>(
	line: string,
	requirements: readonly Asked[],
	today: PartialDate,
): Asked[] {
	const cv = cvDocumentSchema.parse({ experience: [{ id: 'line', achievements: [line] }] })
	const proved = matchRequirements(requirements, createCvContext({ cv, source: null, today }))
	return requirements.filter((_, index) => proved[index]?.proof !== 'missing')
}
