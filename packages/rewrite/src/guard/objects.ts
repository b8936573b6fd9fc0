import { saysSame } from './same-words.ts'
import type { Token } from './token.ts'

// They say where, when or how, not what.
const adjunct = /^(?:as|at|in|from|across|by|through|during|within|under|while|when|throughout)$/

/** The first noun phrase after an act: "cooked, plated and served meals" has one for all three. */
export function findObject(line: readonly Token[], act: Token): Token[] {
	const from = line.indexOf(act) + 1
	const object: Token[] = []
	if (isPronoun(line, from)) return object
	for (const token of line.slice(from)) {
		const hasBegun = object.length > 0
		if (hasBegun ? endsObject(token) || token.segment !== object[0]?.segment : opensAdjunct(token))
			break
		if (token.isAct && (hasBegun || !isCoordinate(line, act, token))) break
		if (token.isContent && !token.isAct) object.push(token)
	}
	return object
}

function opensAdjunct({ lower, isParticle }: Token): boolean {
	return adjunct.test(lower) && !isParticle
}

function endsObject({ lower, gap }: Token): boolean {
	return (
		/[;.:()]/.test(gap) ||
		/^(?:on|at|to|with|by|from|through|across|in|for|about|who|which|that|into|under|during|when|while|before|after)$/.test(
			lower,
		)
	)
}

const joins = /^(?:and|or|then|also|but|up|out|down|away|off|in|back)$/

function isCoordinate(line: readonly Token[], act: Token, other: Token): boolean {
	const between = line.slice(line.indexOf(act) + 1, line.indexOf(other))
	const isListed = between.length > 0 || /[,&/]/.test(other.gap)
	return (
		isListed &&
		between.every(({ isAct, isParticle, lower }) => isAct || isParticle || joins.test(lower))
	)
}

/** Whether an act of the person is about the object of an act of the new text. */
export function sharesObject(
	{ before, line }: { before: readonly Token[]; line: readonly Token[] },
	token: Token,
	{ act, object }: { act: Token; object: readonly Token[] },
): boolean {
	if (object.length === 0) return true
	const near = neighbours(before, token, isPrepositional(line, act))
	// "I led it": the object is what was spoken of.
	if (near.length === 0)
		return token.lemma === act.lemma && (isAboutAll(before, token) || !isDirect(line, act, object))
	return object.some((word) => near.some((other) => saysSame(other, word)))
}

// "Swept up, washed towels": sweeping need not be about the towels.
function isDirect(line: readonly Token[], act: Token, [first]: readonly Token[]): boolean {
	return !line.some(({ isAct, start }) => isAct && start > act.start && start < (first?.start ?? 0))
}

// In "sold to hotels" the object comes after a preposition.
function isPrepositional(line: readonly Token[], act: Token): boolean {
	const next = line.slice(line.indexOf(act) + 1).find(({ isParticle }) => !isParticle)
	return next !== undefined && endsObject(next)
}

function neighbours(before: readonly Token[], token: Token, isOfAnyKind: boolean): Token[] {
	const words = isPronoun(before, before.indexOf(token) + 1)
		? before.filter((other) => other.isContent && other.start < token.start)
		: []
	words.push(...passiveSubject(before, token))
	const opensClause = /^(?:who|what|how|whether|where|if)$/.test(
		before[before.indexOf(token) + 1]?.lower ?? '',
	)
	const goesOn = !token.isAct || opensClause || isCoordinated(before, token)
	const last = before.at(-1)?.segment ?? 0
	for (let segment = token.segment; segment <= (goesOn ? last : token.segment); segment++) {
		const part = before.filter((other) => other.segment === segment)
		words.push(
			...(isOfAnyKind
				? part.filter((other) => other.isContent && other !== token)
				: besideAct(part, token)),
		)
		if (
			words.some(({ isAct, lower, start }) => !isAct && !verbish.test(lower) && start > token.start)
		)
			break
	}
	return token.isAct ? words : [...words, token]
}

const verbish = /(?:ing|tion|sion|ment|sis|ance)s?$/

// "Sprayed, fed animals", "cooked and served meals": the next act comes before any object.
function isCoordinated(before: readonly Token[], token: Token): boolean {
	const rest = before.slice(before.indexOf(token) + 1)
	const next = rest.find(
		({ isParticle, lower }) => !isParticle && lower !== 'the' && !joins.test(lower),
	)
	if (next === undefined) return false
	return (
		next.isAct ||
		(verbish.test(next.lower) && (next.lower.endsWith('ing') || next.gap.includes(',')))
	)
}

// "Samples were prepared and analysed": the second act has the subject of the first.
function passiveSubject(before: readonly Token[], token: Token): Token[] {
	const previous = before[before.indexOf(token) - 1]
	if (!token.isAct || !/^(?:and|or|then)$/.test(previous?.lower ?? '')) return []
	const clause = before.filter(({ segment }) => segment === token.segment - 1)
	return clause.some(({ lower }) => /^(?:was|were|is|are|been|being)$/.test(lower))
		? clause.filter(({ isContent }) => isContent)
		: []
}

// Where and what for is not what: "grew tomatoes in the polytunnel for the fete" grew neither polytunnel nor fete.
function besideAct(segment: readonly Token[], token: Token): Token[] {
	const content = segment.filter((other) => other.isContent && other !== token)
	if (!token.isAct) return content
	const at = segment.findIndex(
		({ lower, start, isParticle }) =>
			start > token.start && isCircumstance(token, lower) && !isParticle,
	)
	const object = content.filter(
		({ start, isAct }) => !isAct && start > token.start && start < (segment[at]?.start ?? Infinity),
	)
	if (at < 0 || object.length === 0) return content
	const end = segment.findIndex(
		({ lower, gap }, index) =>
			index > at && (joins.test(lower) || /^(?:with|to)$/.test(lower) || gap.includes(',')),
	)
	const left = segment.slice(at, end < 0 ? undefined : end)
	return content.filter((other) => !left.includes(other))
}

// After a verb of telling, "about" names what was told.
function isCircumstance({ lemma }: Token, lower: string): boolean {
	return circumstance.test(lower) && !(lower === 'about' && tells.has(lemma ?? ''))
}

const tells = new Set(
	'tell inform ask advise notify brief remind update report talk speak'.split(' '),
)
const circumstance =
	/^(?:in|at|from|during|under|near|outside|inside|about|for|on|into|through|until|after|before|that|which|who)$/

// "And built it back up": the object was named before.
const pronoun = /^(?:it|them|these|those|this|that|they|each|both|all)$/

// "All the paperwork" and "this form" name what they are about.
function isPronoun(line: readonly Token[], index: number): boolean {
	const [word, next] = [line[index], line[index + 1]]
	if (word === undefined || !pronoun.test(word.lower)) return false
	return !(
		next !== undefined &&
		!/[,;.:]/.test(next.gap) &&
		(next.isContent || /^(?:the|of|my|our|their)$/.test(next.lower)) &&
		!/^(?:it|them)$/.test(word.lower)
	)
}

/** Whether an act has no object of its own, or a pronoun for it: "I led it" is about whatever the line is about. */
export function isAboutAll(before: readonly Token[], token: Token): boolean {
	const next = before[before.indexOf(token) + 1]
	return (
		next === undefined || isPronoun(before, before.indexOf(token) + 1) || /[.;!?]/.test(next.gap)
	)
}
