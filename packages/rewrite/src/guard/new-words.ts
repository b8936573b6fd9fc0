import type { Violation } from '../suggestion.ts'
import { holdsName } from './aliases.ts'
import type { Effect } from './effect-triggers.ts'
import { lookUpEffects } from './effects.ts'
import { kindOfWord } from './kind-of-word.ts'
import { spelledOutWords } from './new-names.ts'
import { readLine } from './read-line.ts'
import { saysSame } from './same-words.ts'
import type { Token } from './token.ts'

/** Nouns and adjectives that say nothing that the words around them do not. */
const containers = new Set(
	`task tasks activity activities duty work operation operations process processing session sessions member members item items matter
	matters area areas arrangement arrangements own related incoming respective use using employ user users day-to-day general serving`.split(
		/\s+/,
	),
)

/** What may always be added, as it only makes a claim smaller. */
const weakens = new Set<Effect>([
	'planned',
	'uncertain',
	'helped',
	'partial',
	'occasional',
	'junior',
	'supervised',
])
const credential = /\b(?:[A-Z]{3,}|level \d|diploma|a-levels?|degree)\b/

/** Content words of the new text that have no origin in the person's words. */
export function newWords(licence: string, after: string): Violation[] {
	const before = readLine(licence)
	const line = readLine(after)
	const { said } = lookUpEffects(after)
	const spelledOut = spelledOutWords(
		licence,
		line.map(({ text }) => text),
	)
	const fresh = line.filter(
		(token, index) =>
			token.isContent &&
			!token.isAct &&
			!containers.has(token.lower) &&
			!before.some((other) => saysSame(other, token)) &&
			!spelledOut.has(index) &&
			![...(said.get(token) ?? [])].some((effect) => weakens.has(effect)) &&
			!(token.own.includes('qualif') && credential.test(licence)) &&
			!holdsName(licence, token.text) &&
			!before.some((other) => isTypoFor(other, token)),
	)
	const kinds = [...new Set(fresh.map(({ lower }) => kindOfWord(lower)))]
	return kinds.map((kind) => {
		const words = fresh.filter(({ lower }) => kindOfWord(lower) === kind).map(({ text }) => text)
		return { kind, text: [...new Set(words)].join(', ') }
	})
}

// "Developped" and "developed": one letter more, less or other in a long word.
function isTypoFor(before: Token, after: Token): boolean {
	const [a, b] = [before.lower, after.lower]
	if (b.length < 5 || a.charAt(0) !== b.charAt(0) || Math.abs(a.length - b.length) > 1) return false
	let start = 0
	while (start < a.length && a[start] === b[start]) start++
	let end = 0
	while (
		end < Math.min(a.length, b.length) - start &&
		a[a.length - 1 - end] === b[b.length - 1 - end]
	)
		end++
	return Math.max(a.length, b.length) - start - end <= 1
}
