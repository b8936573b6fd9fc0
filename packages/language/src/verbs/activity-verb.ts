import { lineWordLists } from '../line-words.ts'
import { findVerb } from './find-verb.ts'
import { nominalisations } from './nominalisations.ts'

/** The verb behind the name of an act, and the preposition that it needs: care → "care" and "for". */
export type ActVerb = { lemma: string; particle: string }

const particles: Readonly<Record<string, string>> = {
	care: 'for',
	disposal: 'of',
	liaison: '',
	upkeep: '',
}

// Endings of nouns and of the verbs they are made from, tried in order; the verb table has the last word.
const endings: readonly (readonly [noun: RegExp, verb: string])[] = [
	[/isation$/, 'ise'],
	[/ification$/, 'ify'],
	[/ation$/, 'ate'],
	[/ation$/, 'e'],
	[/ation$/, ''],
	[/ction$/, 'ct'],
	[/ution$/, 'ute'],
	[/ition$/, 'ish'],
	[/tion$/, 'te'],
	[/tion$/, 't'],
	[/sion$/, 'd'],
	[/ment$/, ''],
]
// They end like acts and name things.
const things = new Set(lineWordLists.words('things-that-end-like-acts'))

/** The verb that a noun names the act of: "erection of scaffolding" is erecting it. `null` for other nouns. */
export function findActivityVerb(noun: string): ActVerb | null {
	const lower = noun.toLowerCase().replace(/z(?=ation$)/, 's')
	const lemma = nominalisations.get(lower) ?? derived(lower)
	return lemma === null ? null : { lemma, particle: particles[lower] ?? '' }
}

function derived(noun: string): string | null {
	if (things.has(noun)) return null
	for (const [ending, verb] of endings) {
		if (!ending.test(noun)) continue
		const lemma = noun.replace(ending, verb)
		if (findVerb(lemma)?.verb.lemma === lemma) return lemma
	}
	return null
}
