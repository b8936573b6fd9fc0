import { shows, splitWords, stemWord } from '@app/language'
import type { Requirement } from './advert.ts'
import type { ConceptMention } from './concept-mention.ts'
import { degree } from './find-qualifications.ts'

const ofLevel: Record<string, string> = {
	'nvq-level-2': 'level-2-qualification',
	'nvq-level-3': 'level-3-qualification',
	'a-levels': 'level-3-qualification',
}
const orEquivalent =
	/^[^.;:,•]{0,40}?[\s,(/]+or (?:an? |its |other )?(?:equivalent|similar|equal)\b(?!\s+(?:\w+\s+)?experience)/i
const atOnce =
	/^s?(?: (?:education|standard|level|passes|qualifications?|grades?))?[\s,(/]+or (?:an? )?(?:equivalent|similar|equal)\b(?!\s+(?:\w+\s+)?experience)/i
// Awards and certificates are of a level and much smaller.
const isSmall = /\b(?:award|certificate)\b/i

/**
 * Whether a CV names another qualification of the level that an advert asks for, where the advert accepts an equivalent.
 * The subject is compared elsewhere.
 */
export function isEquivalentQualification(
	naming: ConceptMention,
	requirement: Requirement,
): boolean {
	if (isDegreeForSchool(naming, requirement)) return true
	const { conceptId, narrower, quote, line } = requirement
	const start = line.indexOf(quote)
	const [, named] = ofNamedLevel.exec(narrower ?? '') ?? []
	const level = named === undefined ? ofLevel[conceptId] : `level-${named}-qualification`
	if (level === undefined || start < 0 || isSmallHere(naming)) return false
	const way = conceptId === 'a-levels' ? atOnce : orEquivalent
	return (
		way.test(line.slice(start + quote.length)) &&
		shows(naming, { conceptId: level, narrower: null }) &&
		(named === undefined || isInAll(naming, narrower ?? ''))
	)
}

const standard = /^s?[\s,(/]+(?:level|standard|education)\b/i

// A graduate is educated to A-level standard; the subjects of A levels are another matter.
function isDegreeForSchool(
	naming: ConceptMention,
	{ conceptId, quote, line }: Requirement,
): boolean {
	const start = line.indexOf(quote)
	if (conceptId !== 'a-levels' || start < 0) return false
	const behind = line.slice(start + quote.length)
	return (
		(standard.test(behind) || atOnce.test(behind)) &&
		shows(naming, { conceptId: degree, narrower: null })
	)
}

// The word that tells the size of a qualification may follow the words that were found.
function isSmallHere({ passage, start, quote }: ConceptMention): boolean {
	return isSmall.test(passage.text.slice(start, start + quote.length + ' Certificate'.length))
}

const ofNamedLevel = /\bLevel ([23])\b/

// The line of the CV has every word of the subject.
function isInAll({ passage }: ConceptMention, named: string): boolean {
	const own = splitWords(passage.text).map(stemWord)
	const subject = splitWords(named.replace(ofNamedLevel, '')).filter(
		(word) => !/^(?:in|and)$/.test(word),
	)
	return subject.length > 0 && subject.every((word) => own.includes(stemWord(word)))
}
