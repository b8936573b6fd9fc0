import { jobWords as jobTable } from '../data/job-words.ts'
import { organisationWords as organisationTable } from '../data/organisation-words.ts'
import { fold, foldedWords } from './fold.ts'
import { nameWords } from './word-lists.ts'

/** Words that stand in the title of a job, in the languages that Ella reads. */
const jobWords = foldedWords(jobTable)

/** Words that stand in the name of an organisation and hardly ever in the title of a job. */
const organisationWords = foldedWords(organisationTable)

const legalForm = new RegExp(
	String.raw`(?:&|\band) (?:${nameWords('partners-in-names-of-firms')})\b|\b(?:${nameWords('legal-forms')})\b`,
)

/** How much a text looks like the title of a job: 0 when not at all. */
export function jobScore(text: string): number {
	return scoreWords(text, jobWords)
}

/** How much a text looks like the name of an organisation: 0 when not at all. */
export function organisationScore(text: string): number {
	const hasLegalForm = legalForm.test(text)
	// The plural of a trade may be a firm; the singular is a person.
	const plural = /(?<!\p{L})(\p{L}{1,30})s$/u.exec(fold(text).slice(-40))?.[1]
	const isFirm = plural !== undefined && jobWords.has(plural) && !jobWords.has(`${plural}s`)
	return scoreWords(text, organisationWords) + (hasLegalForm ? 1.5 : 0) + (isFirm ? 0.8 : 0)
}

function scoreWords(text: string, words: ReadonlySet<string>): number {
	const tokens = fold(text).split(' ').slice(0, 14)
	let score = 0
	for (const [index, token] of tokens.entries()) {
		const known = words.has(token) || words.has(`${token} ${tokens[index + 1] ?? ''}`)
		if (known) score += index === 0 || index === tokens.length - 1 ? 1.2 : 0.8
	}
	return Math.min(score, 2.5)
}
