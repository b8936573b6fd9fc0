import { splitSentences } from '@app/language'
import { listOrderClues } from './list-order-clues.ts'

/** Sentences of a passage that are judged together, from the first index up to, not including, the second. */
export type SentenceWindow = { from: number; to: number; clues: ReadonlySet<string> }

/** The sentences of a passage, and each of them and each two neighbours as windows with their clues. */
export function listWindows(passage: string): { sentences: string[]; windows: SentenceWindow[] } {
	const sentences = splitSentences(passage)
	const single = sentences.map((text, from) => ({
		from,
		to: from + 1,
		clues: listOrderClues(text),
	}))
	const pairs = single.slice(1).map(({ clues, to }, from) => ({
		from,
		to,
		clues: new Set([...(single[from]?.clues ?? []), ...clues]),
	}))
	return { sentences, windows: [...single, ...pairs] }
}
