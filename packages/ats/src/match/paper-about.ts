import { type ConceptHit, splitWords, stemWord } from '@app/language'

type Named = { text: string; start: number }

const noun =
	'licen[cs]e|ticket|certificate|certification|certifications|qualifications?|degree|diploma|accreditation|certified'
// "Scrum Master certification" and "Excel expert certificate" name it a word or two later.
const between =
	'(?:(?!(?:and|or|plus|with|to|in|on|of|for|at|by|from|as|is|are|an?|the|your|own|full|valid|essential|required|desirable|preferred|relevant|any)\\b)[\\p{L}+#]+ ){0,2}'
const behind = new RegExp(`^[ -]${between}(?:${noun})(?![\\p{L}-])`, 'iu')
const nounAlone = new RegExp(`^(?:${noun})$`, 'i')
const before = new RegExp(
	`\\b(?:(?:${noun})\\s+(?:in|for|on)|(?:licensed|certified|accredited)(?:\\s+(?:in|for|on|to\\s+(?:use|drive|operate)))?)\\s+(?:an?\\s+|the\\s+)?$`,
	'i',
)
// Support tickets and the licences of a product are work, whoever holds them.
const things = new Set(['tool', 'equipment', 'method', 'language', 'domain'])

/**
 * The licence, certificate or degree that an advert asks for where the lexicon knows only what it is about: "Salesforce
 * certification", "certified in Salesforce", "German degree". Else `null`.
 */
export function paperAbout(
	text: string,
	{ concept, start, end }: ConceptHit,
	hits: readonly ConceptHit[] = [],
): Named | null {
	if (!things.has(concept.kind)) return null
	const { 0: rest = '' } = behind.exec(text.slice(end)) ?? {}
	const isOfAnother = hits.some(
		(hit) => hit.start >= end && hit.start < end + rest.length && !nounAlone.test(hit.text),
	)
	if (rest !== '' && !isOfAnother) return { text: text.slice(start, end) + rest, start }
	const { 0: lead = '' } = before.exec(text.slice(0, start)) ?? {}
	return lead === '' ? null : { text: lead + text.slice(start, end), start: start - lead.length }
}

/** The identity of such a paper, by its words. */
export function paperId({ text }: Named): string {
	return `said:${splitWords(text).map(stemWord).join(' ')}`
}

const degree = /\bdegree\b/i
const nouns = new RegExp(
	`(?<![\\p{L}-])(?:${noun}|licensed|accredited)(?![\\p{L}-])(?:\\s+(?:in|for|on|to\\s+(?:use|drive|operate)))?(?:\\s+(?:an?|the))?`,
	'giu',
)

/** What such a paper is about, in the words of the advert, and whether it is a degree. */
export function aboutPaper(quote: string): { subject: string; isDegree: boolean } {
	return { subject: quote.replace(nouns, ' ').trim(), isDegree: degree.test(quote) }
}
