import { findVerb } from '../verbs/find-verb.ts'
import { toBritish } from '../wording/british-spelling.ts'

/** The form under which a word is looked up: small letters, British, singular, and a verb as its lemma. */
export function stemWord(word: string): string {
	// Capitals throughout are a short form: CPCS is no plural of CPC.
	if (/^[A-Z]{2,6}$/.test(word)) return word.toLowerCase()
	const lower = toBritish(word.toLowerCase().replace(/['’]s?$/, ''))
	const known = stems.get(lower)
	if (known !== undefined) return known
	const stem =
		(findVerb(lower) ?? findVerb(lower.replace(/ed$/, '')))?.verb.lemma ?? toSingular(lower)
	if (stems.size < mostRemembered) stems.set(lower, stem)
	return stem
}

const mostRemembered = 20_000
const stems = new Map<string, string>()

function toSingular(word: string): string {
	if (word.length < 4 || /(?:ss|us|is|ics)$/.test(word)) return word
	if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
	if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
	return word.endsWith('s') ? word.slice(0, -1) : word
}
