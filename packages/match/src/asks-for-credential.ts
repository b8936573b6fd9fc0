import { findConcepts, hasCredentialWord } from '@app/language'
import type { Requirement } from './advert.ts'
import { qualificationCues } from './word-lists.ts'

const wordsBehind = /^\s*\(?\s*((?:[\p{L}\d&+/’'-]+\s?){1,3})/u
const wordsBefore = new RegExp(
	String.raw`\b(?:${qualificationCues.alternatives('before-subject')})\s+(?:an?\s+|the\s+)?$`,
	'i',
)

/** Whether an advert asks for a licence, certificate or degree by its own name, and doesn't only name its subject. */
export function asksForCredential({
	kind,
	quote,
	alsoSaid,
	line,
	conceptId,
}: Requirement): boolean {
	if (kind !== 'credential') return false
	const isNamed = [quote, ...alsoSaid].some((said) => namesCredential(conceptId, said))
	if (isNamed) return true
	const start = line.indexOf(quote)
	if (start < 0) return false
	const [, behind = ''] = wordsBehind.exec(line.slice(start + quote.length)) ?? []
	return wordsBefore.test(line.slice(0, start)) || hasCredentialWord(behind)
}

function namesCredential(conceptId: string, said: string): boolean {
	if (hasCredentialWord(said)) return true
	const hits = findConcepts(said).filter(({ concept }) => concept.id === conceptId)
	return hits.some(({ isSubject }) => !isSubject)
}
