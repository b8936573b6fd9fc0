import type { WordRun } from '@app/cv'

/** One difference: the words that went, came and stayed, or a sentence where there are none. */
export type ChangeLine =
	| { id: string; label: string; runs: WordRun[] }
	| { id: string; note: string }
