import { type Audit, auditBy } from './audit.ts'
import { type ClueModel, readModel } from './clue-model.ts'
import { clueModelOfAdditions } from './data/clue-model-of-additions.ts'

/** From this score on a text is not faithful. */
const threshold = 0.25

let shipped: ClueModel | null = null

/**
 * As `audit`, for a text by a language model. People and our own engine reword a line; a language model also adds one thing to a long
 * and otherwise honest line (“… on early shifts”), which other weights are learned for.
 */
export function auditModelText(
	before: string,
	after: string,
	facts: readonly string[] = [],
): Audit {
	shipped ??= readModel(clueModelOfAdditions)
	return auditBy({ writer: 'model', model: shipped, threshold }, { before, after, facts })
}
