import type { Token } from '@app/language/analysis'
import type { Clue } from './clue.ts'
import type { Figure } from './figures.ts'
import type { Reading } from './read-for-audit.ts'
import type { Compared } from './word-evidence.ts'

/** A number of both texts: where it stands in each, and where the words beside it in the new text come from in the old one. */
type Owned = { own: Figure; old: Figure; origins: readonly Token[] }

/**
 * Returns clues about numbers that changed places: the words beside each of two numbers stood beside the other one in
 * the old text. Also about parts greater than their whole ("12 of the 10 weeks") and about names with another number.
 */
export function compareSwappedNumbers(compared: Compared): Clue[] {
	const owned = listOwned(compared)
	const exchanged = owned.find((one, at) =>
		owned.slice(at + 1).some((other) => isExchanged(one, other)),
	)
	const isOldPart = findPartAboveWhole(compared.before) !== undefined
	const token =
		exchanged?.own.token ??
		(isOldPart ? undefined : findPartAboveWhole(compared.after)) ??
		findRenumbered(compared)
	if (token === undefined) return []
	return [
		{ name: 'numbers changed places', value: 1, kind: 'counted', after: token, isDecisive: true },
	]
}

// Finds a name with another number than in the old text: "Year 8" for "Year 9", "Band 28" for "Band 5".
function findRenumbered({ before, after }: Compared): Token | undefined {
	const theirs = listNamed(before)
	return listNamed(after).find(
		({ name, value, figure }) =>
			theirs.some((other) => other.name === name) &&
			!theirs.some((other) => other.name === name && other.value === value) &&
			!isListed(before, name, figure.value),
	)?.figure.token
}

type Named = { name: string; value: number; figure: Figure }

// A number in digits right behind a noun names one of several.
function listNamed({ line: { tokens }, figures }: Reading): Named[] {
	return figures.flatMap((figure) => {
		const previous = tokens[figure.token.index - 1]
		return previous !== undefined && isName(previous, figure)
			? [{ name: previous.lemma, value: figure.value, figure }]
			: []
	})
}

function isName({ tag, text, index }: Token, { token }: Pick<Figure, 'token'>): boolean {
	return (
		index === token.index - 1 &&
		/^NN/.test(tag) &&
		/^\p{Lu}?\p{Ll}{3,}$/u.test(text) &&
		/^\d{1,2}$/.test(token.text)
	)
}

// "Years 3, 4 and 5", "Stage 3 and 4"; "Year 4, 29 children" is no list.
function isListed({ line: { tokens }, figures }: Reading, name: string, value: number): boolean {
	return figures.some(({ token, value: other }) => {
		const from = tokens.findLastIndex(({ index, lemma }) => index < token.index && lemma === name)
		const between = tokens.slice(from + 1, token.index)
		const isPlural = tokens[from]?.lower !== name
		return (
			other === value &&
			from >= 0 &&
			between.every(({ lower }) => /^(?:\d+|,|and|or|&|to|-|–)$/.test(lower)) &&
			(isPlural || between.some(({ lower }) => /^(?:and|or|&|to|-|–)$/.test(lower)))
		)
	})
}

function listOwned({ before, after, evidence }: Compared): Owned[] {
	const sources = new Map(
		evidence.flatMap(({ token, before: old, isCarried }) =>
			isCarried && old !== null ? [[token.index, old] as const] : [],
		),
	)
	return after.figures.flatMap((own) => {
		const same = before.figures.filter(({ value }) => value === own.value)
		const [old] = same
		if (old === undefined || same.length > 1 || !isPlain(own) || !isPlain(old)) return []
		const origins = listBeside(after, own).flatMap(({ index }) => sources.get(index) ?? [])
		return origins.length === 0 ? [] : [{ own, old, origins }]
	})
}

const isPlain = ({ kind, isWeak }: Figure) => !isWeak && /^(?:count|percent|money)$/.test(kind)

/** So far from a number words may belong to it. */
const reach = 4

// The words on both sides of a number, as far as the next mark or number.
function listBeside(
	{ line: { tokens }, figures, content }: Reading,
	{ token, length }: Figure,
): Token[] {
	const isEdge = (at: number) =>
		tokens[at] === undefined ||
		tokens[at].tag === 'PUN' ||
		tokens[at].clause !== token.clause ||
		figures.some((other) => other.token.index === at)
	const name = tokens[token.index - 1]
	if (name !== undefined && isName(name, { token })) return [name]
	let [from, to] = [token.index, token.index + length]
	while (token.index - from < reach && !isEdge(from - 1)) from--
	while (to - token.index - length < reach && !isEdge(to)) to++
	return content.filter(
		(word) =>
			word.index >= from && word.index < to && !figures.some((other) => isName(word, other)),
	)
}

function isExchanged(one: Owned, other: Owned): boolean {
	const isOne = isNearer(one.origins, other.old, one.old)
	const isOther = isNearer(other.origins, one.old, other.old)
	const isClose =
		findDistance(one.origins, other.old) <= close || findDistance(other.origins, one.old) <= close
	// "Part 2 now, Part 1 done": both have the same name.
	const isShared = one.origins.some(({ lemma }) =>
		other.origins.some((word) => word.lemma === lemma),
	)
	return isOne && isOther && isClose && !isShared
}

/** The greatest distance, in tokens, between a number and the words it counts. */
const close = 2

function isNearer(words: readonly Token[], one: Figure, other: Figure): boolean {
	const distance = findDistance(words, other)
	return distance > close && findDistance(words, one) < distance
}

function findDistance(words: readonly Token[], { token, length }: Figure): number {
	return Math.min(
		...words.map(({ index }) =>
			index < token.index ? token.index - index : index - token.index - length + 1,
		),
	)
}

// "12 of the 10 weeks", "17 requests, 41 of which were approved".
function findPartAboveWhole({ line: { tokens }, figures }: Reading): Token | undefined {
	return figures.find((part, at) => {
		const end = part.token.index + part.length
		if (part.kind !== 'count' || tokens[end]?.lower !== 'of') return false
		const pointer = tokens[end + 1]?.lower ?? ''
		const isBack = /^(?:which|whom|them|these|those)$/.test(pointer)
		const whole = figures[isBack ? at - 1 : at + 1]
		const isBeside =
			whole !== undefined &&
			(isBack || (/^(?:the|our|my|all)$/.test(pointer) && whole.token.index === end + 2))
		return isBeside && whole.kind === 'count' && part.value > whole.value
	})?.token
}
