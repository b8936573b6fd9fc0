import { readRows } from './read-pairs.ts'

/** A line that was judged while nobody had worked with it. */
export type UnsealedLine = {
	current: boolean
	isMessy: boolean
	before: string
	/** The text that was offered when the lines were opened; empty without an offer. */
	after: string
	/** better, fine, missed, cosmetic, wrong or unfaithful, by each of two readers. */
	verdicts: readonly [string, string]
}

/** The files of lines that were sealed until they were judged, the oldest first. */
export const unsealedFiles = ['lines', 'lines-2', 'lines-3', 'lines-4', 'lines-5'] as const
/** The name of one of them. */
export type UnsealedFile = (typeof unsealedFiles)[number]

/** Reads the lines that were opened once, with the offers and the verdicts of two blind readers. */
export function readUnsealedLines(name: UnsealedFile): UnsealedLine[] {
	return readRows(new URL(`./opened/${name}.tsv`, import.meta.url)).map(
		([, , current, messy, , before = '', after = '', one = '', other = '']) => ({
			current: current === 'true',
			isMessy: messy === 'true',
			before,
			after,
			verdicts: [one, other],
		}),
	)
}
