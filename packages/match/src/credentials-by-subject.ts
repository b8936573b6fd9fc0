import type { Span } from '@app/language'
import { type ConceptHit, splitWords, stemWord } from '@app/language'

/** A licence, certificate or degree that an advert asks for, and the thing that it is about. */
export type SubjectCredential = { about: ConceptHit; text: string; start: number; end: number }

const noun =
	'licen[cs]e|ticket|certificate|certification|certifications|qualifications?|degree|diploma|accreditation|certified'
// The noun may follow a word or two later.
const between =
	'(?:(?!(?:and|or|plus|with|to|in|on|of|for|at|by|from|as|is|are|an?|the|your|own|full|valid|essential|required|desirable|preferred|relevant|any)\\b)[\\p{L}+#]+ ){0,2}'
const behind = new RegExp(`^[ -]${between}(?:${noun})(?![\\p{L}-])`, 'iu')
const nounAlone = new RegExp(`^(?:${noun})$`, 'i')
const before = new RegExp(
	`\\b(?:(?:${noun})\\s+(?:in|for|on)|(?:licensed|certified|accredited)(?:\\s+(?:in|for|on|to\\s+(?:use|drive|operate)))?)\\s+(?:an?\\s+|the\\s+)?$`,
	'i',
)
// Support tickets and licences of a product are part of the work, not papers that a person holds.
const things = new Set(['tool', 'equipment', 'method', 'language', 'domain'])

/** Finds the licences, certificates and degrees in an advert of which the lexicon knows only the subject. */
export function findCredentialsBySubject(
	text: string,
	hits: readonly ConceptHit[],
): SubjectCredential[] {
	return hits.flatMap((about) => {
		if (!things.has(about.concept.kind)) return []
		const others = hits.filter((hit) => hit !== about)
		const { start, end } =
			namedBehind(text, about, others) ?? namedBefore(text, about, others) ?? about
		const isPaper = start < about.start || end > about.end
		return isPaper ? [{ about, text: text.slice(start, end), start, end }] : []
	})
}

function namedBehind(
	text: string,
	{ start, end }: Span,
	others: readonly ConceptHit[],
): Span | null {
	const { 0: rest = '' } = behind.exec(text.slice(end)) ?? {}
	const isOfAnother = others.some(
		(hit) => hit.start >= end && hit.start < end + rest.length && !nounAlone.test(hit.text),
	)
	return rest === '' || isOfAnother ? null : { start, end: end + rest.length }
}

// A paper that the lexicon knows by its noun is already a separate requirement.
function namedBefore(
	text: string,
	{ start, end }: Span,
	others: readonly ConceptHit[],
): Span | null {
	const { 0: lead = '' } = before.exec(text.slice(0, start)) ?? {}
	const from = start - lead.length
	const isKnown = others.some((hit) => hit.start >= from && hit.start < start)
	return lead === '' || isKnown ? null : { start: from, end }
}

/** Returns the id of a paper, made of the stems of its words. */
export function subjectCredentialId({ text }: Pick<SubjectCredential, 'text'>): string {
	return `said:${splitWords(text).map(stemWord).join(' ')}`
}

const degree = /\bdegree\b/i
const nouns = new RegExp(
	`(?<![\\p{L}-])(?:${noun}|licensed|accredited)(?![\\p{L}-])(?:\\s+(?:in|for|on|to\\s+(?:use|drive|operate)))?(?:\\s+(?:an?|the))?`,
	'giu',
)

/** Returns the subject of a paper in the words of the advert, and whether the paper is a degree. */
export function subjectOfCredential(quote: string): { subject: string; isDegree: boolean } {
	return { subject: quote.replace(nouns, ' ').trim(), isDegree: degree.test(quote) }
}
