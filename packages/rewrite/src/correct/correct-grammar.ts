import { parseTsv } from '@app/language'
import { learnerPhrases } from '../data/learner-phrases.ts'
import { readsAsLearner } from '../gain/learner-english.ts'
import { applyRules, type TokenRule } from './edit-tokens.ts'
import {
	correctAgreement,
	correctFrames,
	correctNumber,
	correctOwners,
	correctPosts,
} from './learner-rules.ts'

type Phrase = { pattern: RegExp; right: string }
let phrases: readonly Phrase[] | null = null

/** The end of a pattern that already tells what may follow it. */
const opensEnd = /\(\?[=!][^()]*\)$|\s$/

function readPhrases(): Phrase[] {
	return parseTsv<'wrong' | 'right'>(learnerPhrases).map(({ wrong, right }) => ({
		pattern: new RegExp(
			`(?<![\\p{L}\\p{N}-])${wrong}${opensEnd.test(wrong) ? '' : '(?![\\p{L}-])'}`,
			'giu',
		),
		right,
	}))
}

/** The rules for mistakes that are wrong in every line, whoever wrote it. */
const sure: readonly TokenRule[] = [correctOwners, correctAgreement]
/** Right in some lines of people who write as natives do, so that the wording of the line must tell that its writer doesn't. */
const likely: readonly TokenRule[] = [correctFrames, correctPosts, correctNumber]
/** Corrects the grammar of a learner of English: set phrases, prepositions, numbers and agreement. */
export function correctGrammar(line: string): { text: string; corrections: number } {
	phrases ??= readPhrases()
	let corrections = 0
	const worded = phrases.reduce(
		(text, { pattern, right }) =>
			text.replace(pattern, (found: string, ...groups: unknown[]) => {
				corrections++
				return keepCapital(found, fill(right, groups))
			}),
		line,
	)
	const first = applyRules(worded, sure)
	corrections += first.edits
	if (corrections === 0 && !readsAsLearner(line)) return { text: line, corrections: 0 }
	const second = applyRules(first.text, likely)
	return { text: second.text, corrections: corrections + second.edits }
}

function fill(right: string, groups: readonly unknown[]): string {
	return right.replace(/\$(\d)/g, (_found, index: string) =>
		String(groups[Number(index) - 1] ?? ''),
	)
}

function keepCapital(found: string, put: string): string {
	return /^\p{Lu}/u.test(found) ? put.charAt(0).toUpperCase() + put.slice(1) : put
}
