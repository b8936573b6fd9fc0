import { isPartlyForeign, readWordLists } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { orderWords } from '../../data/order-words.ts'
import { findDisguises } from './find-disguises.ts'

/** The clues of a passage, by name, by which it is judged whether the passage addresses a machine. */
export function listOrderClues(passage: string): Set<string> {
	const { plain, disguises } = findDisguises(passage)
	const words = splitIntoWords(plain)
	return new Set([
		...[...disguises].map((disguise) => `disguise ${disguise}`),
		...listMarkClues(plain),
		...listScriptClues(plain),
		...listWordClues(words),
		...listClassClues(words),
		...listTagClues(plain),
	])
}

const marks: readonly (readonly [string, RegExp])[] = [
	['tag', /<[/!|]?\|?[a-z]/i],
	['comment', /<!--|-->|\/\*|\*\//],
	['field', /["'}\]]\s*:\s*["'{[\w]/],
	['braces', /\{\{|\[\[|\]\]|\{%/],
	['brackets', /\[[^\]]{3,}\]/],
	['picture', /!\[[^\]]*\]\(/],
	['rule', /---|===|###|```|\*\*\*|>>>/],
	['bar', / \| /],
	['arrow', /[-=]>|→|⇒/],
	['quoted', /["“‘«„]\p{L}[^"”’»]{2,}|(?<!\p{L})'[^']{3,}'(?!\p{L})/u],
	['aside', /\([^)]{12,}\)?/],
	['label', /^[^\p{L}]*\p{L}+(?: \p{L}+){0,3} ?:/u],
	['label inside', /[.!?)] ?\p{L}+(?: \p{L}+){0,4} ?:/u],
	['capitals', /\p{Lu}{3,}[ _]\p{Lu}{3,}/u],
	['colon', /:/],
]

function listMarkClues(text: string): string[] {
	return marks.filter(([, pattern]) => pattern.test(text)).map(([name]) => `mark ${name}`)
}

const scripts: readonly (readonly [string, RegExp])[] = [
	['Han', /\p{Script=Han}{3}/u],
	['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u],
	['Hangul', /\p{Script=Hangul}{2}/u],
	['Cyrillic', /\p{Script=Cyrillic}{3}/u],
	['Arabic', /\p{Script=Arabic}{3}/u],
	['Devanagari', /\p{Script=Devanagari}{2}/u],
]

function listScriptClues(text: string): string[] {
	const found = scripts.filter(([, pattern]) => pattern.test(text))
	const isOther = found.length > 0
	return [
		...(isOther ? ['script other'] : []),
		...(isOther || isPartlyForeign(text) ? ['foreign'] : []),
	]
}

/** A word in small letters without accents, and the classes that it belongs to. */
type ClassedWord = { word: string; classes: readonly string[]; opens: boolean }

const wordOrStop = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?|[.!?:;()[\]"“”|\n]/gu
const accents = /(?<=\p{Script=Latin})\p{M}+/gu

function splitIntoWords(text: string): ClassedWord[] {
	const bare = text.toLowerCase().normalize('NFD').replace(accents, '').normalize('NFC')
	const words: ClassedWord[] = []
	let opens = true
	for (const [piece] of bare.matchAll(wordOrStop)) {
		if (/[\p{L}\p{N}]/u.test(piece)) {
			const word = /^\p{N}+$/u.test(piece) ? '#' : piece.replace('’', "'")
			words.push({ word, classes: classesOf(word), opens })
			opens = false
		} else opens = true
	}
	return words
}

const lists = readWordLists(orderWords)
const classNames = [
	'machine',
	'reader',
	'person',
	'tell',
	'treat',
	'ignore',
	'orders',
	'confirmed',
	'document',
	'grade',
	'courtesy',
	'praise',
	'must',
	'quiet',
	'addressed',
	'writer',
	'correction',
	'pretend',
	'decode',
	'earlier',
	'anyway',
	'invent',
] as const

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const whole = new Map<string, string[]>()
const stems = new Map<string, string[]>()
const inside = new Map<string, string[]>()

for (const name of classNames)
	for (const entry of lists.words(name)) {
		const bare = entry.replace('*', '')
		const table = tableOf(entry)
		table.set(bare, [...(table.get(bare) ?? []), name])
	}

// Languages without gaps between words are searched for a class's words.
function tableOf(entry: string): Map<string, string[]> {
	if (unspaced.test(entry)) return inside
	return entry.endsWith('*') ? stems : whole
}

function classesOf(word: string): string[] {
	const found = new Set(whole.get(word))
	for (let length = 2; length <= word.length; length++)
		for (const name of stems.get(word.slice(0, length)) ?? []) found.add(name)
	if (unspaced.test(word))
		for (const [part, names] of inside)
			if (word.includes(part)) for (const name of names) found.add(name)
	return [...found]
}

function listWordClues(words: readonly ClassedWord[]): string[] {
	return words.flatMap(({ word }, index) => {
		const next = words[index + 1]?.word
		return next === undefined ? [`word ${word}`] : [`word ${word}`, `words ${word} ${next}`]
	})
}

/** How far apart two words may be whose classes make a clue. */
const reach = 6

function listClassClues(words: readonly ClassedWord[]): string[] {
	return words.flatMap(({ classes, opens }, index) => {
		const later = new Set(words.slice(index + 1, index + 1 + reach).flatMap((next) => next.classes))
		return classes.flatMap((name) => [
			`class ${name}`,
			...(opens ? [`opens ${name}`] : []),
			...[...later].map((other) => `classes ${name} ${other}`),
		])
	})
}

function listTagClues(text: string): string[] {
	const { tokens } = analyseLine(text)
	return tokens.flatMap(({ tag, lower }, index) => {
		const before = tokens[index - 1]
		const isImperative =
			tag === 'VB' && (before === undefined || /^(?:PUN|CC|UH)$/.test(before.tag))
		const isModal = tag === 'MD' && lower !== 'can'
		const pair = before === undefined ? `tag first ${tag}` : `tags ${before.tag} ${tag}`
		return [pair, ...(isImperative ? ['imperative'] : []), ...(isModal ? ['modal'] : [])]
	})
}
