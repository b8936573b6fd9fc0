import { type Correction, type CorrectorBounds, correctWords } from '@app/language/corrector'
import { openCorrector } from '@app/language/corrector/open'

/** No edit of such a kind is made, or no place of it named. */
const never = 2

/**
 * From which probability an edit is made and from which one its place is named, by the kind of mistake. Fitted so that of the edits on
 * lines of people at least 97 in 100 are what an adviser made of them, and none is made in finished lines.
 */
const bounds: CorrectorBounds = {
	spelling: { edit: 0.95, doubt: 0.6 },
	short: { edit: 0.9, doubt: 0.6 },
	confused: { edit: 0.97, doubt: 0.8 },
	owner: { edit: 0.97, doubt: 0.8 },
	form: { edit: 0.99, doubt: 0.9 },
	number: { edit: 0.995, doubt: 0.95 },
	article: { edit: never, doubt: 0.97 },
	preposition: { edit: never, doubt: 0.97 },
	twice: { edit: 0.97, doubt: 0.8 },
}

/** A line as the learned corrector leaves it. */
export type LearnedCorrection = {
	text: string
	corrections: number
	/** Words of the line in which something is probably wrong. */
	doubts: string[]
}

/** Corrects what is surely meant otherwise, and quotes the places where something probably is. */
export function correctByModel(line: string): LearnedCorrection {
	const { text, edits, doubts } = correctWords(line, openCorrector(), bounds)
	return { text, corrections: edits.length, doubts: doubts.map((doubt) => quotePlace(text, doubt)) }
}

const tellsAlone = 5
const wordBehind = /^\s*[\p{L}\p{N}'’-]+/u
const wordBefore = /[\p{L}\p{N}'’-]+\s*$/u

// A long word tells where it stands; a short one, or a gap, needs its neighbours.
function quotePlace(line: string, { start, end, written }: Correction): string {
	if (written.length >= tellsAlone) return written
	const [before = ''] = wordBefore.exec(line.slice(0, start)) ?? []
	const [behind = ''] = wordBehind.exec(line.slice(end)) ?? []
	if (written === '') return (before + line.slice(start, end) + behind).trim()
	return behind === '' ? (before + written).trim() : written + behind
}
