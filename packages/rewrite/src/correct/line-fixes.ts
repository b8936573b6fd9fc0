import type { LineMistake } from '@app/language'
import { proofreadLine } from './proofread-line.ts'

/** How a line is corrected: at once where it's sure, and by a choice where it isn't. */
export type LineFixes = {
	/** The line with its sure mistakes corrected; `null` where there are none. */
	corrected: string | null
	/** Words that are probably wrong, each with the line as a likely meaning would make it. */
	choices: { quote: string; choices: { words: string; text: string }[] }[]
}

/** Returns the ways to correct a line. Everything but its mistakes stays as it is. */
export function findLineFixes(line: string): LineFixes {
	const { mistakes, hints } = proofreadLine(line)
	const fromEnd = mistakes.toReversed()
	return {
		corrected: fromEnd.length === 0 ? null : fromEnd.reduce(put, line),
		choices: hints.flatMap(({ quote, choices, ...at }) =>
			choices.length === 0
				? []
				: [
						{
							quote,
							choices: choices.map((meant) => ({
								words: meant,
								text: put(line, { ...at, meant }),
							})),
						},
					],
		),
	}
}

const put = (line: string, { start, end, meant }: Pick<LineMistake, 'start' | 'end' | 'meant'>) =>
	line.slice(0, start) + meant + line.slice(end)
