import { clearlyNamesOrganisation } from '../classifier/phrase-log-odds.ts'
import { certificateIssuers } from '../data/certificate-issuers.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { institutionScore } from '../lexicon/education-words.ts'
import { fold, foldedWords } from '../lexicon/fold.ts'
import { organisationScore } from '../lexicon/job-words.ts'
import { namesCertificate } from './certificates-among-courses.ts'

/** An issuer of more words is none. */
const mostWords = 9

/** Whether a text names a giver of certificates: a body known for it, a school or a firm. */
export function namesIssuer(text: string): boolean {
	if (text.split(/\s+/).length > mostWords || notOfName.test(text)) return false
	if (isKnownIssuer(text)) return true
	if (awardLength(text) > 0 || namesCertificate(text)) return false
	return organisationScore(text) + institutionScore(text) > 0 || clearlyNamesOrganisation(text)
}

/**
 * The beginnings and words of a text that names no issuer: “and” continues the text before, and a separate figure
 * numbers a level or an edition.
 */
const notOfName = /^(?:and|&|or)\s|(?<!\S)\d/i

function isKnownIssuer(text: string): boolean {
	return text.split(/[(),|/]/).some((part) => known.has(fold(part)))
}

const known = foldedWords(certificateIssuers)
