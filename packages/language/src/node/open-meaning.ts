import { readFileSync } from 'node:fs'
import { type Meaning, readMeaning } from '../meaning/read-meaning.ts'

let opened: Meaning | null = null
// Not written into the URL itself: a bundler would take the file for one of its assets.
const here = import.meta.url

/** The table of meanings that ships with the package, read once. */
export function openMeaning(): Meaning {
	opened ??= readMeaning(readFileSync(new URL('../../data/meaning.bin', here)))
	return opened
}
