import { analyseLine } from '@app/language/analysis'
import { findPhrase } from './answer-phrases.ts'
import { type AnswerToken, textOf } from './answer-tokens.ts'

const writer: ReadonlySet<string> = new Set(['i', 'we', 'it', 'they'])
const being: ReadonlySet<string> = new Set(['am', 'is', 'are', 'was', 'were', 'got', 'gets'])
/** A pronoun and its verb in one word: "we're". */
const isJoined = /^(?:i'm|we're|it's|they're|im|were|its)$/u
const ofPerson: ReadonlySet<string> = new Set([
	'i',
	'me',
	'my',
	'we',
	'us',
	'our',
	'you',
	"i'm",
	"we're",
	'u',
])

/**
 * Tells when something held without its writer: "if we're short" → "if short", "when I was on lates" → "when on lates",
 * "less if its blockwork" → "for blockwork". A condition with a subject of its own stays; `null` where a person is left
 * in it.
 */
export function tellCondition(tokens: readonly AnswerToken[], text: string): string | null {
	const [opener, ...rest] = tokens
	if (opener === undefined || rest.length === 0) return null
	const bare = withoutSubject(rest)
	if (bare.length === 0 || bare.some(({ lower }) => ofPerson.has(lower))) return null
	const said = textOf(bare, text)
	if (bare.length === rest.length) return `${opener.lower} ${said}`
	const tag = analyseLine(said).tokens[0]?.tag ?? ''
	return /^NN/.test(tag) && /^(?:it|its|it's)$/.test(rest[0]?.lower ?? '')
		? `for ${said}`
		: `${opener.lower} ${said}`
}

function withoutSubject(rest: readonly AnswerToken[]): readonly AnswerToken[] {
	const [first, second] = rest
	if (first === undefined) return rest
	if (isJoined.test(first.lower)) return rest.slice(1)
	if (being.has(first.lower)) return rest.slice(1)
	return writer.has(first.lower) && being.has(second?.lower ?? '') ? rest.slice(2) : rest
}

/** Whether a condition, a reason or a place begins at a token. */
export function opensAside(tokens: readonly AnswerToken[], at: number): boolean {
	return (['condition', 'reason', 'place'] as const).some(
		(role) => findPhrase(tokens, at, role) !== null,
	)
}
