import { type Meaning, readMeaning } from '../meaning/read-meaning.ts'

// Importing this module waits for the tables. A failed download fails the import, like that of any other chunk.
const opened = readMeaning(
	...(await Promise.all([
		loadTable(new URL('../../data/meaning.bin', import.meta.url)),
		loadTable(new URL('../../data/thesaurus.bin', import.meta.url)),
	])),
)

async function loadTable(address: URL): Promise<Uint8Array> {
	const response = await fetch(address)
	if (!response.ok) throw new Error(`The table of meanings could not be loaded: ${response.status}`)
	return new Uint8Array(await response.arrayBuffer())
}

/** The tables of meanings (5 MB, which the browser keeps). */
export function openMeaning(): Meaning {
	return opened
}
