import type { RunStyle } from '../flow/blocks.ts'

/** The target of words: the document, a field outside its text, or nothing. */
export type Destination =
	| 'text'
	| 'skipped'
	| 'fonts'
	| 'colours'
	| 'title'
	| 'generator'
	| 'fieldCode'
	| 'listMark'

/** How the next words of one group are set; an inner group starts with a copy. */
export type RtfState = {
	destination: Destination
	/** Whether the group began with `\*`: a program that does not know it skips it. */
	isOptional: boolean
	font: number
	/** Characters that follow a `\u` for programs that do not know it. */
	unicodeSkip: number
	run: RunStyle & { isDeleted?: boolean }
	paragraph: {
		isList: boolean
		isInTable: boolean
		indentPt: number
		beforePt: number
		afterPt: number
		shaded: boolean
	}
	url: string | null
	/** The callback for the end of the group. */
	onClose: (() => void) | null
}

const twipsPerPoint = 20

/** Twentieths of a point in points. */
export function pointsOfTwips(twips: number | null): number {
	return (twips ?? 0) / twipsPerPoint
}

export const plainRun: RtfState['run'] = { sizePt: 12 }
export const plainParagraph: RtfState['paragraph'] = {
	isList: false,
	isInTable: false,
	indentPt: 0,
	beforePt: 0,
	afterPt: 0,
	shaded: false,
}

/** How words are set before anything is said of it. */
export function firstState(): RtfState {
	return {
		destination: 'text',
		isOptional: false,
		font: 0,
		unicodeSkip: 1,
		url: null,
		onClose: null,
		run: { ...plainRun },
		paragraph: { ...plainParagraph },
	}
}
