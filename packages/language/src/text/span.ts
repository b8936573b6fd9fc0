/** A range of characters in a text; `end` is the index after the last one. */
export type Span = { start: number; end: number }
