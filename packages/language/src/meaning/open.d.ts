import type { Meaning } from './read-meaning.ts'

/** The table of meanings: Node reads it when it is first asked for, a browser loads it with the module. */
export declare function openMeaning(): Meaning
