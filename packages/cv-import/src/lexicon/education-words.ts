import { educationWords } from '../data/education-words.ts'
import { fold, foldedWords } from './fold.ts'

const degree =
	/\b(?:B\.?\s?A\.?|B\.?\s?Sc\.?|B\.?\s?Eng\.?|B\.?\s?Ed\.?|LL\.?B\.?|LL\.?M\.?|B\.?\s?Com\.?|BBA|BTech|B\.\s?Tech\.?|BFA|BArch|BMus|BN|BSN|MBBS|MBChB|MB\s?ChB|BDS|M\.?\s?A\.?|M\.?\s?Sc\.?|M\.?\s?Eng\.?|MPhil|M\.?\s?Phil\.?|MRes|MBA|M\.?B\.?A\.?|MFA|MPA|MPH|MSW|MTech|M\.\s?Tech\.?|MEd|MChem|MPhys|MMath|MArch|Ph\.?\s?D\.?|D\.?Phil\.?|EdD|M\.?D\.?|J\.?D\.?|PGCE|PGDip|PGCert|PGDE|HND|HNC|BTEC|NVQ|SVQ|GNVQ|G?CSEs?|GCEs?|IGCSEs?|A[\s-]?[Ll]evels?|AS[\s-]?[Ll]evels?|O[\s-]?[Ll]evels?|T[\s-]?[Ll]evels?|Highers?|Advanced Highers?|Standard Grades?|National 5s?|IB|CertHE|DipHE|FdA|FdSc|City (?:&|and) Guilds|B\.S\.?|BS|M\.S\.?|MS|A\.A\.?|A\.S\.?|GED|BEP|CAP|BTS|DUT|BUT|DEUG|DEA|DESS|DNB|Abitur|Staatsexamen|Dipl\.?-?\w*\.?)(?=$|[\s,.;:)(/–-])/
const degreeWords = foldedWords(educationWords, 'degree')
const institutionWords = foldedWords(educationWords, 'institution')

/** How much a text looks like a degree or another qualification: 0 when not at all. */
export function degreeScore(text: string): number {
	return (degree.test(text) ? 1.5 : 0) + Math.min(1.6, 0.8 * countWords(text, degreeWords))
}

/** How much a text looks like the name of a school: 0 when not at all. */
export function institutionScore(text: string): number {
	return Math.min(2, countWords(text.replace(schoolAward, ''), institutionWords))
}

// In the name of an award, a kind of school is no school.
const schoolAward =
	/\b(?:high|secondary|grammar|senior|junior|middle|primary) school (?=diploma|certificate|leaving|graduat|qualification|education)/gi

function countWords(text: string, words: ReadonlySet<string>): number {
	const tokens = fold(text).split(' ').slice(0, 16)
	return tokens.filter((token, index) => {
		const two = `${token} ${tokens[index + 1] ?? ''}`
		const isCompound =
			/(?:universitat|universiteit|hochschule|schule|gymnasium|akademie|hogeschool|kolleg)$/.test(
				token,
			)
		return words.has(token) || words.has(two) || (isCompound && words.has('schule'))
	}).length
}

/** The printed result of a course: "2:1", "First Class", "3.9/4.0", "Distinction", "Note 1,7", "110/110". */
export const grade =
	/(?:\b(?:gpa|cgpa|grade|grades|final grade|result|note|abschlussnote|gesamtnote|mention|voto|media|nota|cijfer|ocena|moyenne|percentage|classification|average)\b\s*(?:of\s+)?[:=]?\s*)?(?:\b(?:first[- ]class(?: honours)?|upper[- ]second(?:[- ]class)?(?: honours)?|lower[- ]second(?:[- ]class)?(?: honours)?|third[- ]class(?: honours)?|(?:with )?(?:distinction|merit)|(?:magna |summa )?cum laude|[12][:.][12](?![\d:])(?: hons| honours)?|pass with \w+|mention (?:très bien|tres bien|bien|assez bien)|(?<![\d/])1?\d{1,2}\s?\/\s?110(?: e lode| con lode)?|(?:predicted|expected)\s+(?:an?\s+)?(?:first|[12][:.][12]|distinction|merit)|\d{1,3}[.,]\d{1,2}\s?\/\s?\d{1,3}(?:[.,]\d{1,2})?|\d{1,2}\s?\/\s?(?:10|20|30|100|110))\b|(?:gpa|cgpa|note|nota|media|abschlussnote|gesamtnote|ocena|cijfer|moyenne)\s*[:=]?\s*\d{1,2}(?:[.,]\d{1,2})?\b)/i
