import {
	articles,
	auxiliaries,
	confusedWith,
	type LineToken,
	objects,
	prepositions,
	toToken,
} from '@app/language/corrector'
import { createDice, type Dice } from './dice.ts'
import { contractSome, shiftSpeech } from './shift-speech.ts'
import { spoilListed, spoilWord } from './spoil-word.ts'

/** A line with mistakes, and for each place what was meant: by where it begins and how many words it has. */
export type NoisyLine = { tokens: LineToken[]; meant: ReadonlyMap<string, string> }

export const placeKey = (at: number, length: number) => `${at} ${length}`

/** The share of lines without a mistake. */
const shareOfClean = 0.4

/** Makes mistakes in a clean line as hurried people and learners make them. */
export function addNoise(clean: readonly string[], draw: () => number): NoisyLine {
	const words = contractSome(shiftSpeech(clean, draw), draw)
	const dice = createDice(draw, draw() < shareOfClean ? 0 : 0.8 + draw() * 1.6)
	const isSmall = draw() < 0.3
	const line = new SpoiltLine()
	for (let at = 0; at < words.length; at++) {
		const text = words[at] ?? ''
		const lower = text.toLowerCase().replaceAll('’', "'")
		const isName = /^\p{Lu}/u.test(text) && at > 0 && text !== 'I'
		if (!/^[a-z]/.test(lower) || isName) line.push(text)
		else if (joinWords(line, [lower, words[at + 1] ?? ''], dice)) at++
		else if (!isLeftOut(lower, dice)) spoilInto(line, { text, lower }, dice)
		else line.leaveOut(lower)
	}
	return line.finish({ hasStop: draw() >= 0.6, isSmall })
}

/** A line as it is written, with what was meant at each place of it. */
class SpoiltLine {
	readonly #words: string[] = []
	readonly #meant = new Map<string, string>()
	#gap: string | null = null

	get last(): string {
		return this.#words.at(-1) ?? ''
	}

	push(text: string): void {
		if (this.#gap !== null) this.#meant.set(placeKey(this.#words.length, 0), this.#gap)
		this.#gap = null
		this.#words.push(text)
	}

	leaveOut(word: string): void {
		this.#gap = word
	}

	/** Writes words instead of others. */
	put(words: readonly string[], meant: string): void {
		this.#meant.set(placeKey(this.#words.length, words.length), meant)
		for (const word of words) this.push(word)
	}

	finish({ hasStop, isSmall }: { hasStop: boolean; isSmall: boolean }): NoisyLine {
		if (this.last === '.' && !hasStop) this.#words.pop()
		let start = 0
		const tokens = this.#words.map((text, index) => {
			const isLowered = isSmall && index === 0 && /^\p{Lu}\p{Ll}|^I$/u.test(text)
			const token = toToken(isLowered ? text.toLowerCase() : text, start, index === 0)
			start = token.end + 1
			return token
		})
		return { tokens, meant: this.#meant }
	}
}

// Writes two words as one that they are taken for.
function joinWords(line: SpoiltLine, two: readonly string[], { chance, pick }: Dice): boolean {
	const joined = confusedWith(two.join(' '))
	if (joined.length === 0 || !chance(0.12)) return false
	line.put([pick(joined)], two.join(' '))
	return true
}

function isLeftOut(lower: string, { chance }: Dice): boolean {
	return (
		(articles.includes(lower) && chance(0.07)) ||
		(prepositions.includes(lower) && chance(0.015)) ||
		(objects.includes(lower) && chance(0.04)) ||
		(auxiliaries.includes(lower) && chance(0.01))
	)
}

function spoilInto(
	line: SpoiltLine,
	{ text, lower }: Record<'text' | 'lower', string>,
	dice: Dice,
) {
	const extra = addExtra(lower, line.last, dice)
	if (extra !== null) line.put([extra], '')
	const isTwice = extra === null && dice.chance(0.002)
	const listed = /^(?:and|or|,)$/.test(line.last) ? spoilListed(lower, dice) : null
	const wrong = isTwice ? null : (listed ?? spoilWord(lower, dice))
	if (wrong === null || wrong === lower) line.push(text)
	else {
		const isRaised = /^\p{Lu}/u.test(text) && text !== 'I'
		const shown = isRaised ? wrong.charAt(0).toUpperCase() + wrong.slice(1) : wrong
		line.put(shown.split(' '), lower)
	}
	if (isTwice) line.put([text], '')
}

const opensObject =
	/^(?:the|a|an|my|our|their|his|her|your|its|all|any|each|every|these|those|them|him|us|you)$/
const extraPrepositions = 'to to to for of with at on in about'.split(' ')
const beforeNoArticle =
	/^(?:a|an|the|my|our|their|his|her|your|its|this|that|these|those|all|any|each|every|no|some)$/i

// A preposition too many before an object, or an article too many before a thing.
function addExtra(lower: string, before: string, { chance, pick }: Dice): string | null {
	if (before === '') return null
	if (opensObject.test(lower)) return chance(0.02) ? pick(extraPrepositions) : null
	if (beforeNoArticle.test(before) || !chance(0.015)) return null
	const isThing = /^[bdngz]*\.[nvars-]*[na]/.test(toToken(lower, 0, true).name)
	return isThing ? pick(['the', 'the', 'a', 'of', 'of', 'to', 'in']) : null
}
