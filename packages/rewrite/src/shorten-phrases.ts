import type { Change } from './suggestion.ts'

// Only phrases whose short form says the same wherever they stand.
const shorterForms: readonly (readonly [long: RegExp, short: string])[] = [
	[/\bin order to\b/gi, 'to'],
	[/\bon a daily basis\b/gi, 'daily'],
	[/\bon a weekly basis\b/gi, 'weekly'],
	[/\bon a monthly basis\b/gi, 'monthly'],
	[/\bon a regular basis\b/gi, 'regularly'],
	[/\bdue to the fact that\b/gi, 'because'],
	[/\bfor the purpose of\b/gi, 'for'],
	[/\b(?:utilised|utilized|leveraged)\b/gi, 'used'],
	[/\b(?:utilising|utilizing|leveraging)\b/gi, 'using'],
]

/** Returns the line with long phrases in their short form, and the changes. */
export function shortenPhrases(text: string): { after: string; changes: Change[] } {
	const changes: Change[] = []
	let after = text
	for (const [long, short] of shorterForms) {
		after = after.replace(long, (before: string) => {
			changes.push({ kind: 'phrase', before, after: short })
			return short
		})
	}
	return { after, changes }
}
