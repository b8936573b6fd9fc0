import type { Meaning } from '@app/language/meaning'
import type { Clue } from './clue.ts'
import { scoreReplacements, shippedReplacements, softplus } from './replacement-model.ts'
import { describeReplacements } from './replacement-words.ts'
import type { Compared } from './word-evidence.ts'

/** The name of the clue, whose weight is not learned from labelled lines. */
export const replacementClue = 'replacements'
/** How much the clue counts: the one that told best, on hands that were left out, inventions from honest texts. */
export const replacementWeight = 0.25

/** Even with no new word a text may claim more. */
const floor = 0.02
const most = 4

/**
 * The log odds that some new word of a text claims more than any old word that it may stand for, as phrases of many trades teach it. Each
 * word may be the one, so many words that are each well supported don't add up.
 */
export function compareReplacements(meaning: Meaning, compared: Compared): Clue[] {
	const replacements = describeReplacements(meaning, compared)
	const choices = scoreReplacements(shippedReplacements(), replacements)
	const honest = choices.reduce((sum, { score }) => sum + softplus(score), floor)
	const value = Math.max(-most, Math.min(most, Math.log(Math.expm1(honest))))
	const scored = choices.map(({ score, old }, index) => ({
		score,
		found: replacements.words[index]?.found,
		before: compared.before.content[old],
	}))
	const worst = scored.toSorted((one, other) => other.score - one.score)[0]
	const isAct = worst?.found?.token.tag.startsWith('V') === true
	return [
		{
			name: replacementClue,
			value,
			kind: isAct ? 'act' : 'word',
			before: worst?.before,
			after: worst?.found?.token,
		},
	]
}
