import { readFileSync } from 'node:fs'
import { type LineEditor, readLineEditor } from '../line-editor/read-line-editor.ts'

let opened: LineEditor | null = null
// Not written into the URL itself: a bundler would take the file for one of its assets.
const here = import.meta.url

/** The line editor that ships with the package, read once. */
export function openLineEditor(): LineEditor {
	opened ??= readLineEditor(readFileSync(new URL('../../data/line-editor.bin', here)))
	return opened
}
