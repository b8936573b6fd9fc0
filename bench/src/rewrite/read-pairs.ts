import { readdirSync, readFileSync } from 'node:fs'

/**
 * A line with an adviser's rewriting of it: bullets; an empty list for a line that says nothing; the unchanged line
 * if it is good.
 */
export type RewritePair = {
	current: boolean
	isMessy: boolean
	before: string
	after: string[]
}

const folder = new URL('./pairs/', import.meta.url)

/** Reads the lines that advisers rewrote; each adviser wrote about different trades. */
export function readRewritePairs(): RewritePair[] {
	return readdirSync(folder)
		.sort()
		.flatMap((file) => readRows(new URL(file, folder)))
		.map(([, current, messy, , before = '', after = '']) => ({
			current: current === 'true',
			isMessy: messy === 'true',
			before,
			after: bulletsOf(before, after),
		}))
}

function bulletsOf(before: string, after: string): string[] {
	if (after === '=') return [before]
	return after === '-' ? [] : after.split(' ¶ ')
}

/** The cells of a tab-separated file without its header. */
export function readRows(file: URL): string[][] {
	return readFileSync(file, 'utf8')
		.split('\n')
		.slice(1)
		.filter((row) => row.trim() !== '')
		.map((row) => row.split('\t'))
}
