import type { Certification, CvDocument } from '@app/cv'
import { findConcepts, hasCredentialWord, splitWords } from '@app/language'
import { readsAsSentence } from './reads-as-sentence.ts'
import { wordPattern } from './word-lists.ts'

const labelOfPursuits = wordPattern('labels-of-pursuits', 'anywhere')

/** Whether a text names a pastime, as lists of interests do; no certificate has such a name. */
export function isPursuit(text: string): boolean {
	if (hasCredentialWord(text)) return false
	return labelOfPursuits.test(text) || readsAsSentence(text) || opensWithPastime(text)
}

// Whether a text opens with a gerund, as names of pastimes do. A title in capitals isn't one, nor is a known term,
// because courses of trades have such names.
function opensWithPastime(text: string): boolean {
	const [first = '', ...others] = splitWords(text)
	if (!first.endsWith('ing')) return false
	const isTitle = /^\p{Lu}/u.test(first) && !others.some((word) => /^\p{Ll}{4}/u.test(word))
	return !isTitle && !(others.length > 0 && isTerm(text))
}

function isTerm(text: string): boolean {
	return findConcepts(text).some(({ start, end }) => end - start === text.trim().length)
}

/** The certificates of a CV that may be some: a hobby that stands among them is none. */
export function listCertificates({
	certification,
}: Pick<CvDocument, 'certification'>): Certification[] {
	return certification.filter(
		({ name, date, expires, credentialId }) =>
			[date, expires, credentialId].some(Boolean) || !isPursuit(name),
	)
}
