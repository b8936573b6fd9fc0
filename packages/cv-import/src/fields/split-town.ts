import { institutionScore } from '../lexicon/education-words.ts'
import { organisationScore } from '../lexicon/job-words.ts'
import { type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { splitPlace } from './header-parts.ts'

/** Splits the name of a firm or a school from the place behind it: "Maple Court Care Home, Barnsley". */
export function splitTown(employer: Span): { name: Span; place: Span | undefined } {
	const whole = splitAddress(employer)
	if (whole.place !== undefined) return whole
	const { part, place } = splitPlace({ span: employer, row: 0, bold: false, italic: false })
	return { name: part.span, place: place?.span }
}

// In a form, the words behind the name of a firm say where it is, unless they are more of the name, such as a legal form.
function splitAddress(employer: Span): { name: Span; place: Span | undefined } {
	const [mark] = [
		...employer.text.matchAll(/\t|,\s*(?=\S)(?![^()]*\))|\s[–—-]\s(?![^()]*\))/g),
	].filter(({ index }) => isAddress(employer.text.slice(index)))
	if (mark === undefined) return { name: employer, place: undefined }
	const end = mark.index + mark[0].length
	return {
		name: trimSpan(sliceSpan(employer, 0, mark.index)),
		place: trimSpan(sliceSpan(employer, end)),
	}
}

function isAddress(rest: string): boolean {
	const named = organisationScore(rest) + institutionScore(rest)
	return /\p{L}/u.test(rest) && named === 0 && !/&|(?<!\p{L})\p{Ll}{5}/u.test(rest)
}

/**
 * The name and the place of an employer or a school in the head of an entry, where the head names no other place. One word alone
 * may be the first name of several partners.
 */
export function splitTownOfHead(whole: Span): { name: Span; place: Span | undefined } {
	const comma = whole.text.indexOf(', ')
	const first = comma === -1 ? whole.text : whole.text.slice(0, comma)
	const isName = first.includes(' ') || organisationScore(first) + institutionScore(first) > 0
	return comma > 0 && isName ? splitTown(whole) : { name: whole, place: undefined }
}
