import type { Language } from '@app/cv'
import type { Requirement } from './advert.ts'

type Said = { text: string; start: number; end: number }

const clauseEnds = /[.;:,()[\]|•\n]|\s[–—-]\s/
// Highest first: a line that says two of them is taken at the nearer one.
const speaks: readonly [RegExp, number][] = [
	[/\b(?:native|mother[\s-]tongue|first language|bilingual|C2)\b/gi, 6],
	[/\b(?:fluent(?:ly)?|fluency|proficien\w+|advanced|business(?:[\s-]level)?|excellent|C1)\b/gi, 5],
	[/\b(?:upper[\s-]intermediate|B2|A[\s-]levels?)\b/gi, 4],
	[/\b(?:conversational|intermediate|working knowledge|B1)\b/gi, 3],
	[
		/\b(?:basic|beginner(?:[’']?s)?|elementary|a little|limited|learning|some|A2|pre-?intermediate|GCSEs?)\b/gi,
		2,
	],
	[/\bA1\b/g, 1],
]
const ofProficiency: Record<string, number> = {
	A1: 1,
	A2: 2,
	B1: 3,
	B2: 4,
	C1: 5,
	C2: 6,
	native: 6,
}
// For “fluent”, a level from B2 is enough; for “speaker”, a level from B1.
const askedFor: Record<number, number> = { 6: 5, 5: 4, 4: 4, 3: 2, 2: 1, 1: 1 }
const speaker = 3

/** How well a language is spoken by the words beside its name, from 1 (A1) to 6 (C2); `null` where they do not say. */
export function levelOfLanguage({ text, start, end }: Said): number | null {
	const ahead = text.slice(0, start).split(clauseEnds).at(-1) ?? ''
	const near = `${ahead}${text.slice(start, end)}`
	const behind = text.slice(end).split(clauseEnds)
	const next = behind.find((part) => part.trim() !== '') ?? ''
	return lastLevel(near) ?? lastLevel(next)
}

/**
 * Returns the level from the fields beside a language's name: the chosen level, or the level in the person's own
 * words.
 */
export function levelOfLanguageItem(item: Language | undefined): number | null {
	return ofProficiency[item?.proficiency ?? ''] ?? lastLevel(item?.level ?? '')
}

function lastLevel(text: string): number | null {
	const found = speaks.flatMap(([words, level]) =>
		[...text.matchAll(words)].map(({ index }) => ({ index, level })),
	)
	return found.sort((left, right) => left.index - right.index).at(-1)?.level ?? null
}

/** The level of a language that an advert asks for at least; `null` where it asks only for the language. */
export function languageAsked({ quote, line }: Requirement): number | null {
	const start = line.indexOf(quote)
	const level =
		start < 0 ? lastLevel(quote) : levelOfLanguage({ text: line, start, end: start + quote.length })
	if (level !== null) return askedFor[level] ?? null
	return /\bspeak(?:er|ing)s?\b/i.test(quote) ? speaker : null
}

const classes: readonly [RegExp, number][] = [
	[
		/\b(?:first[\s-]class|1st[\s-]class|first(?= or\b)|a first(?= in\b))\b|(?:^|[,(]\s*)(?:first|1st)\)?$/i,
		4,
	],
	[/\b(?:2[:.]1|2[\s-]?i\b|II[:.]?i\b|upper[\s-]second|(?:second|2nd)[\s-]class[\s,]+upper)/i, 3],
	[
		/\b(?:2[:.]2|2[\s-]?ii\b|II[:.]?ii\b|lower[\s-]second|(?:second|2nd)[\s-]class[\s,]+lower|desmond)/i,
		2,
	],
	[/\b(?:third|3rd)[\s-]class\b|(?:^|[,(]\s*)(?:third|3rd)\)?$/i, 1],
]

/** The class of a degree that a text says, from 1 (third) to 4 (first); the lowest where it says several, `null` where none. */
export function classOfDegree(text: string): number | null {
	const said = classes.filter(([words]) => words.test(text.trim())).map(([, rank]) => rank)
	return said.length === 0 ? null : Math.min(...said)
}
