import { lineWordLists } from '../line-words.ts'

// Words for a paper, whatever its subject. A course that was attended counts too.
const paper = new RegExp(
	`\\b(?:${[
		'licen[cs](?:e|es|ed|ing)|licentiate|certificat(?:e|es|ed|ion|ions)|certified|certs?|cards?|tickets?',
		'qualif(?:ied|ying|ications?)|degrees?|diplomas?|doctorate|masters?|bachelors?|awards?|badges?',
		'registration|registered|registrant|accredit(?:ed|ation)|members?|membership|fellow(?:ship)?|chartered',
		'status|clearances?|cleared|admitted|graded|permits?|passports?|entitlements?|permissions?|attestation',
		'warrant|insurance|checks?|disclosure|vetting|PIN|trained|training|courses?|apprentic\\w*|time[- ]served',
		'part[- ]qualified|N?VQs?|SVQs?|BTEC|HN[CD]|GCSEs?|A[- ]levels?|Highers|City (?:and|&) Guilds|Pitman',
		'levels? \\d|cat(?:egory)? [A-D]1?|sigma (?:black|green|yellow) belt',
	].join('|')})(?![\\p{L}\\d])`,
	'iu',
)

// Titles that the law or a regulator reserves for people who hold the paper, so that the title proves it: first
// aiders and the first aid at work course (HSE guidance L74), drivers by the class of their licence (Road Traffic Act
// 1988, section 87), gas engineers (Gas Safety Regulations 1998, regulation 3), veterinary surgeons, opticians,
// pharmacists in charge, mental health professionals and magistrates (each by a separate Act).
const keptByLaw = new RegExp(
	String.raw`\b(?:${lineWordLists.alternatives('acts-kept-by-law')})\b`,
	'i',
)

// A short form with two capitals or a digit, or a capitalised word with a plus: it counts as a credential here;
// `build-trie.ts` leaves out those that the lexicon lists as subjects.
const shortForm =
	/(?<![\p{L}\d])(?:(?=\S*(?:\p{Lu}\S*\p{Lu}|\d))[\p{L}\d][\p{L}\d&+./-]*|\p{Lu}\p{Ll}+\+)/u

/** Whether words name a licence, certificate, degree or registration itself, and not only the subject of one. */
export function isCredentialName(words: string): boolean {
	return paper.test(words) || keptByLaw.test(words) || shortForm.test(words)
}

/** Whether words include a word for a paper, such as "licence" or "certified", whatever else they name. */
export function hasCredentialWord(words: string): boolean {
	return paper.test(words)
}
