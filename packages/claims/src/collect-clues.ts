import type { Meaning } from '@app/language/meaning'
import type { Clue } from './clue.ts'
import { compareActKinds } from './compare-act-kinds.ts'
import { compareActs } from './compare-acts.ts'
import { compareCauses } from './compare-causes.ts'
import { compareEdits } from './compare-edits.ts'
import { compareFigureActs } from './compare-figure-acts.ts'
import { compareFigures } from './compare-figures.ts'
import { compareHedges } from './compare-hedges.ts'
import { compareModifiers } from './compare-modifiers.ts'
import { comparePhrases } from './compare-phrases.ts'
import { compareRoles } from './compare-roles.ts'
import { compareScales } from './compare-scales.ts'
import { compareSubstitutions } from './compare-substitutions.ts'
import { compareSwappedNumbers } from './compare-swapped-numbers.ts'
import { compareWordClasses } from './compare-word-classes.ts'
import { compareWords } from './compare-words.ts'
import { readForAudit } from './read-for-audit.ts'
import { type Compared, findEvidence } from './word-evidence.ts'

/** A line, a rewriting of it, and the person's further words. */
export type Pair = { before: string; after: string; facts?: readonly string[] }

/**
 * Who wrote the new text. People and our own engine reword a line; a language model also adds one thing to a long and otherwise honest
 * line.
 */
export type Writer = 'person' | 'model'

/** How the names of clues begin that count only in texts of language models, beside what the same clues count in all texts. */
export const modelTextPrefix = 'model: '

/** All clues for and against a rewriting, by name. Their weights are learned from labelled pairs. */
export function collectClues(meaning: Meaning, pair: Pair, writer: Writer = 'person'): Clue[] {
	return listClues(meaning, comparePair(meaning, pair), writer)
}

/** The clues of a pair that was compared before. */
export function listClues(meaning: Meaning, compared: Compared, writer: Writer): Clue[] {
	const clues = compareAll(meaning, compared)
	if (writer === 'person') return clues
	const again = clues.map(({ name, value, kind, before, after }) => ({
		name: modelTextPrefix + name,
		value,
		kind,
		before,
		after,
	}))
	return [...clues, ...again]
}

function compareAll(meaning: Meaning, compared: Compared): Clue[] {
	const { before, after, evidence } = compared
	return [
		...compareWords(meaning, compared),
		...compareFigures(meaning, before, after),
		...compareHedges(before, after, evidence),
		...compareActs(compared),
		...compareActKinds(compared),
		...compareCauses(compared),
		...compareEdits(compared),
		...compareScales(before, after),
		...compareSubstitutions(meaning, compared),
		...compareRoles(compared),
		...compareModifiers(compared),
		...compareWordClasses(compared),
		...compareFigureActs(compared),
		...compareSwappedNumbers(compared),
		...comparePhrases(compared),
	]
}

/** Both texts of a pair as the audit reads them, with what the old one says for each word of the new one. */
export function comparePair(meaning: Meaning, pair: Pair): Compared {
	const [before, after] = [readForAudit(pair.before, pair.facts), readForAudit(pair.after)]
	return { before, after, evidence: findEvidence(meaning, before, after) }
}
