import { readFileSync } from 'node:fs'
import { type Meaning, readMeaning } from '../meaning/read-meaning.ts'

let opened: Meaning | null = null
// Not written into the URL itself: a bundler would take the file for one of its assets.
const here = import.meta.url

/** The tables of meanings that ship with the package, read once. */
export function openMeaning(): Meaning {
	opened ??= readMeaning(read('meaning.bin'), read('thesaurus.bin'))
	return opened
}

function read(name: string): Uint8Array {
	return readFileSync(new URL(`../../data/${name}`, here))
}
