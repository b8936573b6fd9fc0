import { findWordClasses } from '../analysis/possible-word-classes.ts'
import { conjugate, type VerbForms } from '../verbs/conjugate.ts'
import { findVerb, type VerbForm } from '../verbs/find-verb.ts'

const names = ['lemma', 'past', 'participle', 'gerund', 'thirdPerson'] as const
const endings: readonly (readonly [RegExp, string])[] = [
	[/(?:)/, ''],
	[/ied$|ies$/, 'y'],
	[/d$|s$/, ''],
	[/ed$|es$|ing$/, ''],
	[/ing$/, 'e'],
	[/(.)\1(?:ed|ing)$/, '$1'],
]

/** Returns the verb that a word is a form of, by the table of verbs, else by WordNet and the rules of inflection; `null` for other words. */
export function readVerb(word: string): { forms: VerbForms; is: readonly VerbForm[] } | null {
	const known = findVerb(word)
	if (known !== null) return { forms: known.verb, is: known.forms }
	for (const [ending, put] of endings) {
		const lemma = word.replace(ending, put)
		if (
			lemma.length < 3 ||
			(put !== '' && lemma === word) ||
			!/^[nar]*v[nar]*$/.test(findWordClasses(lemma))
		)
			continue
		const forms = conjugate(lemma)
		const is = names.filter((name) => forms[name] === word)
		if (is.length > 0) return { forms, is: is.map((name) => (name === 'lemma' ? 'base' : name)) }
	}
	return null
}
