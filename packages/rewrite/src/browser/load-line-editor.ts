import { type LineEditor, readLineEditor } from '../line-editor/read-line-editor.ts'

// Importing this module waits for the weights. A failed download fails the import, like that of any other chunk.
const response = await fetch(new URL('../../data/line-editor.bin', import.meta.url))
if (!response.ok) throw new Error(`The line editor could not be loaded: ${response.status}`)
const opened = readLineEditor(new Uint8Array(await response.arrayBuffer()))

/** The line editor (1.5 MB, which the browser keeps). */
export function openLineEditor(): LineEditor {
	return opened
}
