import type { Line } from '../layout/line.ts'
import type { SectionKind } from '../lexicon/section-kinds.ts'
import type { Span } from '../text/span.ts'

/** A part of the CV under one title; `header` is the part before the first title. */
export type Section = {
	kind: SectionKind | 'header'
	title: Span | null
	/** The line that is the title, where it is a whole line. */
	titleLine?: Line
	/** The title above its own, where that is a subheading. */
	parent?: Span | null
	lines: Line[]
}
