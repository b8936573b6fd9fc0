import type { CvDocument } from '@app/cv'
import type { Line } from './layout/line.ts'
import { lineWords } from './lexicon/word-lists.ts'
import { ReadError } from './read-error.ts'
import type { Section } from './sections/section.ts'

type Reading = { document: CvDocument; sections: readonly Section[]; lines: readonly Line[] }

const ownWords =
	/\b(?:curriculum vitae|c\.?v\.?|resume|résumé|lebenslauf|life ?lauf|currículum|życiorys)\b/i
const letterWords = new RegExp(String.raw`\b(?:${lineWords('other-documents')})\b`, 'gi')

const workWords = new RegExp(String.raw`\b(?:${lineWords('work-and-school')})\b`, 'gi')
const ownVoice = /(?<![\p{L}'’])(?:I|I['’]?m|I['’]?ve|my)(?![\p{L}])/iu
const mostWordsOfProse = 1_500
/** The most dated jobs that count as evidence of a CV. That many outweigh the greeting and the ending of a letter. */
const mostJobsThatTell = 4
/** An invoice, a recipe or a letter has this many different words of its kind; a CV may speak of invoices. */
const fewestWordsOfOthers = 2
/** This many different words about work or training are enough without “I”. */
const fewestWordsOfWork = 4

/**
 * Refuses a file that is clearly not a CV. A CV in prose, of one paragraph or of a few words passes; the checks tell
 * its writer what is missing.
 * Throws `ReadError`.
 */
export function assertIsCv(reading: Reading): void {
	if (evidenceFor(reading) < 2 && !tellsOfSomebody(reading)) throw new ReadError('file_is_not_a_cv')
}

// Whether a text without headings may still be a CV: it has a telephone number or an e-mail address, or its writer
// describes their work, and it has no words, or only one, of an invoice, a recipe or a letter.
function tellsOfSomebody({ document, lines }: Reading): boolean {
	const text = lines.map((line) => line.span.text).join('\n')
	if (text.split(/\s+/).length > mostWordsOfProse) return false
	const others = new Set(text.match(letterWords)?.map((word) => word.toLowerCase()))
	const { email, phone } = document.personalInfo
	if (email !== '' || phone !== '') return others.size < fewestWordsOfOthers
	if (others.size > 0) return false
	const words = (text.match(workWords) ?? []).map((word) => word.toLowerCase())
	return (ownVoice.test(text) && words.length >= 2) || new Set(words).size >= fewestWordsOfWork
}

function evidenceFor({ document, sections, lines }: Reading): number {
	const text = lines.map((line) => line.span.text).join('\n')
	const kinds = new Set(sections.flatMap(({ kind }) => (kind === 'header' ? [] : kind)))
	const main = ['experience', 'education', 'skills'] as const
	const { personalInfo } = document
	const others = text.match(letterWords)?.length ?? 0
	const isLong = text.length > 6_000
	const datedJobs = document.experience.filter((job) => job.startDate !== '' || job.endDate !== '')
	return (
		main.filter((kind) => kinds.has(kind)).length * 2 +
		(kinds.size >= 3 ? 1 : 0) +
		(ownWords.test(text.slice(0, 400)) ? 2 : 0) +
		(personalInfo.email === '' ? 0 : 0.7) +
		(personalInfo.phone === '' ? 0 : 0.5) +
		Math.min(mostJobsThatTell, datedJobs.length) +
		(personalInfo.headline === '' ? 0 : 0.5) +
		(kinds.has('contact') || kinds.has('professionalSummary') ? 0.6 : 0) -
		Math.min(3, others) * 0.9 -
		(isLong && kinds.size < 2 ? 2 : 0)
	)
}
