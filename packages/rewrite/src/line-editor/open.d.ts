import type { LineEditor } from './read-line-editor.ts'

/** What the line editor learned: Node reads it when it is first asked for, a browser loads it with the module. */
export declare function openLineEditor(): LineEditor
