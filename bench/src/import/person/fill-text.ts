import type { Random } from '../random.ts'

/** Chooses for every `[a|b]`, every `[low-high]` number and every `{name}` of a text. */
export function fillText(
	random: Random,
	text: string,
	names: Partial<Record<'place' | 'surname' | 'city' | 'number', () => string>> = {},
): string {
	return text
		.replaceAll(/\{(place|surname|city|number)\}/g, (whole, name: keyof typeof names) =>
			(names[name] ?? (() => whole))(),
		)
		.replaceAll(/\[([^\]]+)\]/g, (_, choices: string) => fillChoice(random, choices))
}

function fillChoice(random: Random, choices: string): string {
	const range = /^([\d,]+)-([\d,]+)$/.exec(choices)
	if (range === null) return random.pick(choices.split('|'))
	const [low = 0, high = 0] = range.slice(1).map((end) => Number(end.replaceAll(',', '')))
	const hasCommas = choices.includes(',')
	const step = stepUpTo(hasCommas ? high : 0)
	const value = Math.round(random.int(low, high) / step) * step
	return hasCommas ? value.toLocaleString('en-GB') : String(value)
}

// Large numbers are round in CVs; years and small numbers are not.
function stepUpTo(high: number): number {
	if (high >= 10_000) return 1000
	return high > 1000 ? 100 : 1
}

/** Fills a pattern with `#` for a digit and `@` for a capital letter. */
export function fillPattern(random: Random, pattern: string): string {
	return [...pattern]
		.map((character) => {
			if (character === '#') return String(random.int(0, 9))
			if (character === '@') return random.pick([...'ABDEFGHJLNPQRSTUWXYZ'])
			return character
		})
		.join('')
}
