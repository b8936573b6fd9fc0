import { leanToTitle } from '../learned/lean.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'

/** Above zero the text is a title, below zero an organisation. */
export function balance(text: string): number {
	const known = jobScore(text) - organisationScore(text)
	return known === 0 ? leanToTitle(text) : known
}
