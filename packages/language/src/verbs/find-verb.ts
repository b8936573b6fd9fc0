import { toBritish } from '../wording/british-spelling.ts'
import { conjugate, type VerbForms } from './conjugate.ts'
import { type VerbMeaning, verbTable } from './verb-table.ts'

export type VerbForm = 'base' | 'past' | 'participle' | 'gerund' | 'thirdPerson'

/** A verb of the table with its forms, its level of responsibility (0 to 6) and its meaning. */
export type Verb = VerbForms & { level: number; meaning: VerbMeaning }

/** A word that is a verb, and which forms of it the word can be ("cut" is base, past and participle). */
export type VerbMatch = { verb: Verb; forms: VerbForm[] }

/** All verbs of the table. */
export const verbs: readonly Verb[] = verbTable.map(({ lemma, level, meaning }) => ({
	...conjugate(lemma),
	level,
	meaning,
}))

const matches = indexVerbs()

/** The verb that a word is a form of, in British or American spelling and either case; `null` for other words. */
export function findVerb(word: string): VerbMatch | null {
	const lower = word.toLowerCase()
	return matches.get(lower) ?? matches.get(toBritish(lower)) ?? matches.get(withS(lower)) ?? null
}

// American and British spellings of a verb are both understood; only the table of spellings decides the spelling
// written.
function withS(word: string): string {
	return word.replace(/iz(?=(?:e[sd]?|ing)$)/, 'is')
}

function indexVerbs(): Map<string, VerbMatch> {
	const index = new Map<string, VerbMatch>()
	for (const verb of verbs) {
		for (const [form, word] of listForms(verb)) {
			const match = index.get(word)
			if (match === undefined) index.set(word, { verb, forms: [form] })
			else if (match.verb === verb) match.forms.push(form)
			// The past of one verb opens a CV line more often than another verb that is spelt like it.
			else if (form === 'past') index.set(word, { verb, forms: ['past', 'participle'] })
		}
	}
	return index
}

function listForms(verb: Verb): [VerbForm, string][] {
	const forms: [VerbForm, string][] = [
		['base', verb.lemma],
		['past', verb.past],
		['gerund', verb.gerund],
		['thirdPerson', verb.thirdPerson],
		['participle', verb.participle],
	]
	return verb.past === 'learnt' ? [...forms, ['past', 'learned']] : forms
}
