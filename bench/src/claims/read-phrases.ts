import { readFileSync } from 'node:fs'
import { parseTsv } from '@app/language'

/** A phrase of a line, and another that says the same or less (`same`), or that says more or something near but different (`more`). */
export type PhraseRow = {
	hand: string
	trade: string
	old: string
	new: string
	verdict: string
}

/** The phrases of fifty trades, by six people who know them and hadn't seen the audit. */
export function readPhrases(): PhraseRow[] {
	const text = readFileSync(new URL('./phrases.tsv', import.meta.url), 'utf8').trimEnd()
	return parseTsv<keyof PhraseRow>(text)
}
