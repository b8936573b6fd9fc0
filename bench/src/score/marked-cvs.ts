import { existsSync, readFileSync } from 'node:fs'
import { parseTsv } from '@app/language'

/** A CV as a text file, with the mark of two people who did not write it, 0 to 100. */
export type MarkedCv = {
	file: string
	/** All CVs of one person are told by the number before the first hyphen. */
	person: string
	kind: 'poor' | 'middling' | 'excellent' | null
	bytes: Uint8Array
	marks: readonly [number, number]
	/** The mean of both marks. */
	mark: number
}

/** The CVs that the weights were fitted on. */
export function readMarkedCvs(): MarkedCv[] {
	return readMarked(new URL('./', import.meta.url), 'cvs/')
}

/** The CVs that nobody fits on, or none where they are not at hand: `sealed/*.txt` with `sealed/marks.tsv`. */
export function readSealedCvs(): MarkedCv[] {
	const folder = new URL('./sealed/', import.meta.url)
	return existsSync(folder) ? readMarked(folder, '') : []
}

function readMarked(folder: URL, cvs: string): MarkedCv[] {
	const table = readFileSync(new URL('marks.tsv', folder), 'utf8').trimEnd()
	return parseTsv<'file' | 'first' | 'second'>(table).map(({ file, first, second }) => ({
		file,
		person: file.split('-')[0] ?? file,
		kind: kindFrom(file),
		bytes: readFileSync(new URL(`${cvs}${file}`, folder)),
		marks: [Number(first), Number(second)],
		mark: (Number(first) + Number(second)) / 2,
	}))
}

function kindFrom(file: string): MarkedCv['kind'] {
	return (
		(['poor', 'middling', 'excellent'] as const).find((kind) => file.includes(`-${kind}.`)) ?? null
	)
}
