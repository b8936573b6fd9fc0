import { readdirSync } from 'node:fs'
import { readRows } from './read-pairs.ts'

/** A wording of a line, with the verdict of a reader who saw nothing else. */
export type Judgement = {
	current: boolean
	before: string
	/** Bullets parted by ¶. */
	after: string
	/** better, cosmetic, wrong or unfaithful; missed where it was too little. */
	verdict: string
	/** The file that it is from: one hand judged it. */
	set: string
}

const folder = new URL('./judged/', import.meta.url)

/** All blind verdicts on wordings. */
export function readJudged(): Judgement[] {
	return readdirSync(folder)
		.sort()
		.flatMap((file) =>
			readRows(new URL(file, folder)).map(([, current, before = '', after = '', verdict = '']) => ({
				current: current === 'true',
				before,
				after,
				verdict,
				set: file,
			})),
		)
}
