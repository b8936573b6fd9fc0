import { readFileSync } from 'node:fs'
import { splitWords, stemWord } from '@app/language'

/** A requirement of an advert, as a labeller marked it in the text. */
export type Term = { term: string; need: 'essential' | 'desirable' | 'mentioned' }
/** An advert with its labelled requirements. */
export type LabelledAdvert = { id: string; job: string; text: string; requirements: Term[] }

/** Sets of adverts that rules and lexicon were made with, in the order in which they came. */
export const knownSets = {
	development: 'labelled-adverts.json',
	sealed: 'sealed-adverts.json',
	'sealed-2': 'sealed-adverts-2.json',
	'sealed-3': 'sealed-adverts-3.json',
	'sealed-4': 'sealed-adverts-4.json',
	'sealed-5': 'sealed-adverts-5.json',
	'sealed-6': 'sealed-adverts-6.json',
	'sealed-7': 'sealed-adverts-7.json',
	'sealed-8': 'sealed-adverts-8.json',
} as const

/** Adverts that weights are learned from, and that nobody looks at while making rules. */
export const lessons = 'lessons.json'

/**
 * Adverts that neither rules nor weights have seen or will see: what most of several labellers marked who did not see
 * each other's labels, and what each of them marked.
 */
const keptBack = {
	file: 'kept-back.json',
	labellers: {
		'the first': 'kept-back-1.json',
		'the second': 'kept-back-2.json',
		'the third': 'kept-back-3.json',
	},
} as const

/** Returns the adverts from which weights are learned. */
export function advertsToLearnFrom(): { known: LabelledAdvert[]; fresh: LabelledAdvert[] } {
	return {
		known: Object.values(knownSets).flatMap(labelledAdverts),
		fresh: labelledAdverts(lessons),
	}
}

/** The adverts kept back, as most of the labellers marked them and as each did. */
export function advertsKeptBack(): {
	byMost: LabelledAdvert[]
	byEach: { name: string; adverts: LabelledAdvert[] }[]
} {
	const byMost = labelledAdverts(keptBack.file)
	const byEach = Object.entries(keptBack.labellers).map(([name, file]) => {
		const labels = labelsIn(file)
		const requirementsOf = (id: string) => labels.find((one) => one.id === id)?.requirements ?? []
		return {
			name,
			adverts: byMost.map((one) => ({ ...one, requirements: requirementsOf(one.id) })),
		}
	})
	return { byMost, byEach }
}

function labelsIn(file: string): Pick<LabelledAdvert, 'id' | 'requirements'>[] {
	return JSON.parse(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'))
}

/** The adverts of one file of this folder. */
export function labelledAdverts(file: string): LabelledAdvert[] {
	return JSON.parse(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'))
}

const mostExtraWords = 3

/** Whether some words name a term: they share its words at the same place with at most three words more or fewer. */
export function namesTerm(words: string, term: string): boolean {
	const [a, b] = [listWords(words), listWords(term)]
	const [short, long] = a.length <= b.length ? [a, b] : [b, a]
	return (
		long.length - short.length <= mostExtraWords &&
		` ${long.join(' ')} `.includes(` ${short.join(' ')} `)
	)
}

/** Whether some words and a term overlap at a place of the text, wherever the one or the other begins and ends. */
export function standsAt(text: string, words: string, term: string): boolean {
	const terms = placesOf(text, term)
	return placesOf(text, words).some((one) =>
		terms.some((other) => one.start < other.end && other.start < one.end),
	)
}

function placesOf(text: string, words: string): { start: number; end: number }[] {
	const places = []
	for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1))
		places.push({ start: at, end: at + words.length })
	return places
}

function listWords(text: string): string[] {
	return splitWords(text.toLowerCase().replaceAll(/[-/]/g, ' ')).map(stemWord)
}
