import { analyseLine } from '@app/language/analysis'
import { createTrainingRandom } from '../train/training-order.ts'
import type { LabelledPair } from './read-pairs.ts'

/** How many longer pairs are made, at most: of two pairs that are joined, and of a pair with a phrase at its end. */
const mostMade = { joined: 3_000, extended: 3_000 }
/** Share of the phrases that the person said too, so that a phrase isn't wrong for being at the end. */
const saidShare = 0.3
const mostWordsOfPhrase = 8

/**
 * Longer pairs made of labelled ones. A model adds one thing to a long and otherwise honest line, where people who write pairs change
 * a short one: two pairs are joined, and a phrase of another line is put behind an honest rewriting.
 */
export function makeLongerPairs(pairs: readonly LabelledPair[]): LabelledPair[] {
	const random = createTrainingRandom(7)
	return [...joinPairs(pairs, random), ...extendPairs(pairs, random)]
}

function pickOf<T>(items: readonly T[], random: () => number): T {
	return items[Math.floor(random() * items.length)] as T
}

const made = { kind: 'made longer', trade: '' }
const betweenLines = ['. ', ', ', ' and ']
const betweenRewritings = [', and ', '; ', ', ', ' and ']

function joinPairs(pairs: readonly LabelledPair[], random: () => number): LabelledPair[] {
	return Array.from({ length: mostMade.joined }).flatMap(() => {
		const [one, other] = [pickOf(pairs, random), pickOf(pairs, random)]
		if (one.before === other.before || (!one.faithful && !other.faithful)) return []
		const before = `${withoutEnd(one.before)}${pickOf(betweenLines, random)}${uncapitalise(other.before)}`
		const after = `${withoutEnd(one.after)}${pickOf(betweenRewritings, random)}${uncapitalise(other.after)}`
		const facts = [...one.facts, ...other.facts]
		return [{ ...made, before, after, facts, faithful: one.faithful && other.faithful }]
	})
}

function extendPairs(pairs: readonly LabelledPair[], random: () => number): LabelledPair[] {
	const honest = pairs.filter(({ faithful }) => faithful)
	const phrases = honest.flatMap(({ before, after }) =>
		listPhrases(after, random).map((text) => ({ text, before })),
	)
	return Array.from({ length: mostMade.extended }).flatMap(() => {
		const [pair, phrase] = [pickOf(honest, random), pickOf(phrases, random)]
		if (phrase.before === pair.before) return []
		const faithful = random() < saidShare
		const said = random() < 0.5 ? phrase.text : phrase.before
		const after = `${withoutEnd(pair.after)} ${phrase.text}`
		const facts = faithful ? [...pair.facts, said] : pair.facts
		return [{ ...made, before: pair.before, after, facts, faithful }]
	})
}

const opensPhrase = /^(?:IN|TO|WDT)$/
const mark = /^[,;:.()–]$/

// From each preposition up to the next one, or to the one behind that.
function listPhrases(text: string, random: () => number): string[] {
	const { tokens } = analyseLine(text)
	return tokens.slice(2).flatMap((opening) => {
		if (!opensPhrase.test(opening.tag)) return []
		const rest = tokens.slice(opening.index + 1)
		const ends = rest.flatMap(({ tag, text: word }, at) => {
			if (mark.test(word)) return [at]
			return at > 0 && /^(?:IN|TO|WDT|CC)$/.test(tag) ? [at] : []
		})
		const end = (random() < 0.5 ? ends[0] : ends[1]) ?? ends[0] ?? rest.length
		const last = rest[end - 1]
		if (last === undefined || end > mostWordsOfPhrase || !/^(?:NN|V|RB|JJ|CD)/.test(last.tag))
			return []
		return [text.slice(opening.start, last.start + last.text.length)]
	})
}

function withoutEnd(text: string): string {
	return text.replace(/[.;]+$/, '')
}

function uncapitalise(text: string): string {
	return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
