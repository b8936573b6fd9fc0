import { breaksBefore, listForms } from './acts.ts'
import { isAdverb, isSubordinator } from './function-words.ts'
import type { Token } from './token.ts'

const mayBePreposition = /^(?:after|before|since|until|so)$/
const farthestVerb = 6

// "After school" opens no part of a sentence, "after it opened" does; "after" of "looked after" opens nothing.
function opensPart(tokens: readonly Token[], index: number): boolean {
	const token = tokens[index]
	if (token === undefined || token.isParticle) return false
	if (!mayBePreposition.test(token.lower)) return true
	const rest = tokens.slice(index + 1, index + 1 + farthestVerb)
	const end = rest.findIndex(breaksBefore)
	return (end < 0 ? rest : rest.slice(0, end)).some(
		({ isAct, lower }) => isAct || /^(?:i|we|he|she|they|it)$/.test(lower),
	)
}

function isJoined(token: Token | undefined): boolean {
	return token !== undefined && /^(?:and|or|then|plus|but|also)$/.test(token.lower)
}

/** Numbers the parts of a line that are about one act each. */
export function numberSegments(tokens: Token[]): void {
	let segment = 0
	for (const [index, token] of tokens.entries()) {
		const isNew =
			breaksBefore(token) ||
			(/[&/]/.test(token.gap) && token.isAct) ||
			(isSubordinator(token.lower) && opensPart(tokens, index)) ||
			(token.isAct && (isJoined(tokens[index - 1]) || tokens[index - 1]?.lower === 'by'))
		if (isNew && index > 0) segment++
		token.segment = segment
	}
	mergeActless(tokens)
}

// A list item or an opening phrase without a verb joins the act next to it.
function mergeActless(tokens: Token[]): void {
	const withAct = new Set(tokens.filter(({ isAct }) => isAct).map(({ segment }) => segment))
	let current = tokens.find(({ isAct }) => isAct)?.segment ?? 0
	for (const token of tokens) {
		if (withAct.has(token.segment)) current = token.segment
		token.segment = current
	}
}

const endsClause = /[.;:!?–—•]|\s-\s/
/** Words that begin a clause which the triggers before it do not reach. */
const turns =
	/^(?:but|however|although|though|whereas|while|whilst|when|after|before|until|because|since|so)$/

/** Whether a word begins a clause of its own. */
export function isTurn(lower: string): boolean {
	return turns.test(lower)
}

/** Numbers the clauses of a line. A trigger reaches to the next act on its own level: "helped cook and clean, served lunch". */
export function numberClauses(tokens: Token[]): void {
	let [clause, deed] = [0, 0]
	let [hasAct, hasObject] = [false, false]
	for (const [index, token] of tokens.entries()) {
		const isMeans = tokens[index - 1]?.lower === 'by' && token.isAct
		const isNew = isMeans || opensClause(tokens, index) || (hasObject && opensList(tokens, index))
		if (isNew && index > 0) {
			clause++
			if (!isMeans) deed++
			hasAct = false
			hasObject = false
		}
		hasAct ||= token.isAct
		hasObject = !token.isAct && (hasObject || (hasAct && token.isContent))
		token.clause = clause
		token.deed = deed
	}
}

function opensClause(tokens: readonly Token[], index: number): boolean {
	const { gap = '', lower = '' } = tokens[index] ?? {}
	return endsClause.test(gap) || (turns.test(lower) && opensPart(tokens, index))
}

function opensList(tokens: readonly Token[], index: number): boolean {
	const token = tokens[index]
	const isCoordinated =
		breaksBefore(token) || isJoined(tokens[index - 1]) || /[&/]/.test(token?.gap ?? '')
	return isCoordinated && startsAct(tokens, index)
}

const mostSkipped = 4

// "And now and then I also worked": function words may come before the subject or the verb.
function startsAct(tokens: readonly Token[], index: number): boolean {
	for (const token of tokens.slice(index, index + mostSkipped + 1)) {
		if (/^(?:i|we|he|she|they)$/.test(token.lower)) return true
		if (token.isAct) return isParallel(tokens, token)
		if (token.isContent && !isAdverb(token.lower)) return false
	}
	return false
}

function isParallel(tokens: readonly Token[], token: Token): boolean {
	const forms = listForms(token)
	if (forms.includes('past')) return true
	if (forms.includes('gerund')) return opensWithGerund(tokens)
	return forms.includes('base') && opensWithBase(tokens, token)
}

// "Help bricklayer, carry brick" tells of two acts, "help residents wash, dress and eat" of one.
function opensWithBase(tokens: readonly Token[], token: Token): boolean {
	const [first, ...rest] = tokens.slice(/^(?:i|we|they)$/.test(tokens[0]?.lower ?? '') ? 1 : 0)
	const isBase = first?.isAct === true && listForms(first).includes('base')
	return (
		isBase &&
		!rest.some((other) => other.start < token.start && other.isAct && other.clause === first.clause)
	)
}

// "Helping customers and stacking shelves" tells of two acts, "helping with cooking and cleaning" of one.
function opensWithGerund([first, second, third]: readonly Token[]): boolean {
	const isGerund = first !== undefined && listForms(first).includes('gerund')
	return isGerund && !(/^(?:with|in|to|on)$/.test(second?.lower ?? '') && third?.isAct === true)
}
