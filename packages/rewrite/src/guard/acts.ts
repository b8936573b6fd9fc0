import { findVerb, isWorker } from '@app/language'
import { findFuzzyVerb } from '../engine/fuzzy-verb.ts'
import { isAdverb } from './function-words.ts'
import type { Token } from './token.ts'
import { isOwnChange } from './word-keys.ts'

const opensFinite = new Set(
	`and or then but who which that this these those i we he she they it nor plus & when while whilst because until after before where
	was were been is are be am being have has had having get got not never only`.split(/\s+/),
)
const opensGerund = new Set(
	`and or but by through for of while whilst from when after before without in with on including
	was were been is are am be than like via involved included`.split(/\s+/),
)
const opensThird = new Set('which who that it he she'.split(' '))
const opensBase = new Set(
	'to will would can could may might must should did do does and or not never'.split(' '),
)

/** Whether a word is used as a verb here. Call it from left to right: it reads the answers for earlier words. */
export function isActAt(tokens: readonly Token[], index: number): boolean {
	const token = tokens[index]
	// In "user-reported bugs" nobody reports.
	if (token === undefined || token.gap === '-') return false
	if (/^(?:be|have)$/.test(token.lemma ?? '')) return false
	if (isOwnChange(token.lower)) return true
	const forms = listForms(token)
	if (forms.length === 0) return false
	const at = beforeAdverbs(tokens, index)
	const previous = tokens[at - 1]
	if (previous === undefined || breaksBefore(tokens[at]))
		return !isPartOfTitle(tokens, index, forms)
	if (forms.includes('past') || forms.includes('participle'))
		return (
			opensFinite.has(previous.lower) ||
			(isSubject(previous) && !forms.includes('base')) ||
			endsRelative(tokens, at)
		)
	if (forms.includes('gerund')) return opensGerund.has(previous.lower)
	return forms.includes('base') ? governsBase(previous) : opensThird.has(previous.lower)
}

// "Stage manager" and "train driver" stage and train nothing; "help bricklayer" is a learner's English.
function isPartOfTitle(tokens: readonly Token[], index: number, forms: readonly string[]): boolean {
	const next = tokens[index + 1]
	const isHelp = findVerb(tokens[index]?.lower ?? '')?.verb.meaning === 'helping'
	const isBare = forms.every((form) => form === 'base')
	return isBare && !isHelp && next?.gap === ' ' && isWorker(next.lower)
}

function beforeAdverbs(tokens: readonly Token[], index: number): number {
	let at = index
	while (at > 0 && !breaksBefore(tokens[at]) && isAdverb(tokens[at - 1]?.lower ?? '')) at--
	return at
}

// "To cook", "I cook", "helped cook".
function governsBase({ isAct, lemma, lower }: Token): boolean {
	const isHelp = isAct && /^(?:help|assist|let)$/.test(lemma ?? '')
	return isHelp || opensBase.has(lower) || /^(?:i|we|they|you)$/.test(lower)
}

// "Sales rose": a past form behind a noun that no verb governs yet; in "its run time" it need not be one.
function isSubject(token: Token): boolean {
	return token.isContent && !token.isAct && token.lemma === null
}

// "A group I started reached the level": the act after one that says which group is meant.
function endsRelative(tokens: readonly Token[], at: number): boolean {
	return (
		tokens[at - 1]?.isAct === true && /^(?:i|we|they|he|she)$/.test(tokens[at - 2]?.lower ?? '')
	)
}

/** Whether a word follows a comma, a bracket or another mark, or is the first. */
export function breaksBefore(token: Token | undefined): boolean {
	return token === undefined || /[,;.:()!?–—•]|\s-\s/.test(token.gap)
}

/** The forms of a verb that a word can be; a word in -ed that the table lacks is taken for a past form. */
export function listForms({ lower }: Pick<Token, 'lower'>): readonly string[] {
	const found = (findVerb(lower) ?? findFuzzyVerb(lower))?.forms
	return found ?? (/\p{L}{3}ed$/u.test(lower) ? ['past', 'participle'] : [])
}
