import { isCredentialName } from '@app/language'
import { analyseLine, matchAt } from '@app/language/analysis'
import { acquaintedOpenings, holdingOpenings } from './letter-words.ts'
import { lowercaseWords } from './lowercase-words.ts'

/**
 * Whether a sentence only says that its writer holds a credential, or is used to some work, that a fact names: the
 * words behind such an opening are facts, word for word.
 */
export function restatesFacts(text: string, facts: readonly string[]): boolean {
	const line = analyseLine(text)
	const from = line.tokens[0]?.lower === 'i' ? 1 : 0
	const restOf = (end: number) => text.slice(line.tokens[end]?.start ?? text.length)
	const endOf = (openings: typeof holdingOpenings) =>
		Math.max(...openings.map((pattern) => matchAt(pattern, line, from)))
	const [held, known] = [endOf(holdingOpenings), endOf(acquaintedOpenings)]
	if (held > from)
		return isListOf(restOf(held).replace(/^(?:an?|the) /i, ''), facts.filter(isCredentialName))
	return known > from && isListOf(restOf(known), facts.filter(namesWork))
}

// A fact without a verb in front names its work as a thing.
function namesWork(fact: string): boolean {
	return analyseLine(fact).tokens[0]?.tag.startsWith('V') !== true
}

function isListOf(text: string, facts: readonly string[]): boolean {
	let rest = withoutSmallWords(text)
	const named = facts.map(withoutSmallWords)
	// A paper may be named without its year.
	const wanted = [...named, ...named.map((fact) => fact.replace(/ (?:19|20)\d\d$/, ''))]
		.filter(Boolean)
		.sort((one, other) => other.length - one.length)
	while (rest !== '') {
		const found = wanted.find((fact) => rest === fact || rest.startsWith(`${fact} `))
		if (found === undefined) return false
		rest = rest.slice(found.length).trim()
	}
	return true
}

function withoutSmallWords(text: string): string {
	return lowercaseWords(text).replace(/(?<!\S)(?:in|of|the|an?|and)(?: |$)/g, '')
}
