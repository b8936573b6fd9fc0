import { type Meaning, readMeaning } from '../meaning/read-meaning.ts'

// Importing this module waits for the table. A failed download fails the import, like that of any other chunk.
const opened = readMeaning(await loadTable())

async function loadTable(): Promise<Uint8Array> {
	const response = await fetch(new URL('../../data/meaning.bin', import.meta.url))
	if (!response.ok) throw new Error(`The table of meanings could not be loaded: ${response.status}`)
	return new Uint8Array(await response.arrayBuffer())
}

/** The table of meanings (4 MB, which the browser keeps). */
export function openMeaning(): Meaning {
	return opened
}
