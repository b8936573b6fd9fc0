import { findDates } from '../text/find-dates.ts'
import { describesAction } from './describes-action.ts'
import type { SectionFragment } from './split-mixed-section.ts'

const consent =
	/wyrażam zgodę|przetwarzani[eau] (?:moich )?danych|autorizzo il trattamento|consent to the processing|einwilligung zur|i (?:hereby )?declare that|declaro que|dichiaro che/i
/** How a line about somebody's driving licence begins. */
export const drivingLicence =
	/^(?:permis (?:de conduire|[abcd]\b)|führerschein|carn[eé] de conducir|permiso de conducir|rijbewijs|patente (?:di guida|[abcd]\b)|carta de condução|(?:full,? |clean,? |valid |uk )*driving licen[cs]e)/i
const signature =
	/^\p{Lu}[\p{L} .()/-]{1,40},?\s+(?:den |le |il |am )?\d{1,2}[./]?\s?(?:\p{L}{3,12}|\d{1,2})[./]?\s?(?:19|20)\d\d\.?$/u
const listed: readonly SectionFragment['kind'][] = ['interests', 'language', 'reference', 'skills']

/**
 * What stands after the last list of a CV without a title of its own is no part of that list: a consent or a driving
 * licence is kept apart, and a place with the day of signing is left unread.
 */
export function splitTrailingNotices(pile: SectionFragment): SectionFragment[] {
	if (pile.kind === 'awards' && !areAwards(pile)) return [{ ...pile, kind: 'custom' }]
	if (!listed.includes(pile.kind)) return [pile]
	const isApart = (text: string) =>
		consent.test(text) || (pile.kind === 'interests' && drivingLicence.test(text))
	const apart = pile.passages.filter(({ span }) => isApart(span.text))
	const own = pile.passages.filter(({ span }) => !isApart(span.text) && !signature.test(span.text))
	const closing: SectionFragment[] =
		apart.length === 0 ? [] : [{ kind: 'custom', title: null, passages: apart }]
	return [{ ...pile, passages: own }, ...closing]
}

// Sentences about work are no awards, whatever their title; awards are names with years.
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
