import type { Passage } from '../layout/join-lines.ts'
import { lineWords } from '../lexicon/word-lists.ts'
import { findDates } from '../text/find-dates.ts'
import { describesAction } from './describes-action.ts'
import type { SectionFragment } from './split-mixed-section.ts'

const consent = new RegExp(lineWords('consent'), 'i')
/** The beginning of a line about a driving licence. */
export const drivingLicence = new RegExp(`^(?:${lineWords('driving-licence')})`, 'i')
const signature =
	/^\p{Lu}[\p{L} .()/-]{1,40},?\s+(?:den |le |il |am )?\d{1,2}[./]?\s?(?:\p{L}{3,12}|\d{1,2})[./]?\s?(?:19|20)\d\d\.?$/u
const listed: readonly SectionFragment['kind'][] = ['interests', 'language', 'reference', 'skills']

/**
 * Takes lines without a title off the last list of a CV: a consent or a driving licence becomes a separate section,
 * and a place with the day of signing is left unread.
 */
export function splitTrailingNotices(pile: SectionFragment): SectionFragment[] {
	if (pile.kind === 'awards' && !areAwards(pile)) return [{ ...pile, kind: 'custom' }]
	if (!listed.includes(pile.kind)) return [pile]
	const isApart = (text: string) =>
		consent.test(text) || (pile.kind === 'interests' && drivingLicence.test(text))
	const closing = findClosing(pile.passages)
	const apart = pile.passages.filter((one) => isApart(one.span.text) || closing.includes(one))
	const own = pile.passages.filter((one) => !apart.includes(one) && !signature.test(one.span.text))
	if (apart.length === 0) return [{ ...pile, passages: own }]
	return [
		{ ...pile, passages: own },
		{ kind: 'custom', title: null, passages: apart },
	]
}

/** A larger gap than between the lines of one paragraph, in sizes of their letters. */
const gapOfClosing = 1.6
/** A closing sentence has at least this many words. */
const fewestWords = 4

// Sentences below a list, set apart from it, close the CV.
function findClosing(passages: readonly Passage[]): Passage[] {
	const from = passages.findLastIndex(({ span }) => !closes(span.text)) + 1
	const first = passages[from]
	const before = passages[from - 1]
	if (first === undefined || before === undefined || first.isBullet) return []
	const isApart = first.line.gapBefore > gapOfClosing * first.line.sizePt
	const isOther = before.line.gapBefore <= gapOfClosing * before.line.sizePt || from === 1
	return isApart && isOther ? passages.slice(from) : []
}

function closes(text: string): boolean {
	const words = text.split(/\s+/).length
	return words >= fewestWords && /\p{Ll}[.!]$/u.test(text) && /\s\p{Ll}+\s\p{Ll}+/u.test(text)
}

// Whether a section is of awards, whatever its title: awards are names with years, not sentences about work.
function areAwards({ passages }: SectionFragment): boolean {
	const sentences = passages.filter(
		({ span }) =>
			describesAction(span.text) ||
			(span.text.split(/\s+/).length > 6 && findDates(span.text).length === 0),
	)
	const named = passages.some(({ span }) =>
		/award|prize|scholarship|medal|winner|finalist/i.test(span.text),
	)
	return named || sentences.length < passages.length * 0.5
}
