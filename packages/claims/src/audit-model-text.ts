import { openMeaning } from '@app/language/meaning/open'
import { type Audit, auditBy, confirmThings } from './audit.ts'
import { type ClueModel, readModel } from './clue-model.ts'
import { comparePair, type Pair } from './collect-clues.ts'
import { listAddedNouns } from './compare-substitutions.ts'
import { clueModel } from './data/clue-model.ts'
import { modelTextClues } from './data/model-text-clues.ts'
import { describeFinding } from './describe-finding.ts'
import type { Compared } from './word-evidence.ts'

/** From this score on a text is not faithful. */
const threshold = 0
/** A new noun that is less like every word left out names another thing. */
const leastAlike = 0.5

let shipped: ClueModel | null = null

/**
 * As `audit`, for a text by a language model. People and our own engine reword a line; a language model also adds one thing to a long
 * and otherwise honest line (“… on early shifts”), so some clues count otherwise. A thing that it names and the person didn't is
 * never simply faithful: the person is asked. `mortar`: words in small letters that hold sentences together and name nothing.
 */
export function auditModelText(
	{ before, after, facts = [] }: Pair,
	mortar: ReadonlySet<string> = new Set(),
): Audit {
	shipped ??= readModel(clueModel, modelTextClues)
	const pair = { before, after, facts }
	const compared = comparePair(openMeaning(), pair)
	const found = auditBy({ writer: 'model', model: shipped, threshold }, pair, () => compared)
	return found.verdict === 'faithful'
		? askAboutNewThings({ after, compared }, found, mortar)
		: found
}

function askAboutNewThings(
	{ after, compared }: { after: string; compared: Compared },
	found: Audit,
	mortar: ReadonlySet<string>,
): Audit {
	const added = listAddedNouns(openMeaning(), compared, leastAlike).filter(
		({ lower, lemma }) => !mortar.has(lower) && !mortar.has(lemma),
	)
	if (added.length === 0) return found
	const findings = added.map((token) =>
		describeFinding({ name: 'added noun', value: 1, kind: 'word', before: null, after: token }),
	)
	return { verdict: 'confirm', findings, confirmation: confirmThings(added, after) }
}
