import { titleLogOdds } from '../classifier/phrase-log-odds.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'

/** Returns a number above zero for a title, below zero for an organisation. */
export function titleVersusEmployer(text: string): number {
	const known = jobScore(text) - organisationScore(text)
	return Math.abs(known) < tie ? known + lastWord(text) + titleLogOdds(text) : known
}

/** The difference below which the words of both kinds tell nothing. */
const tie = 0.5
const endWeight = 0.6

// Scores the last word, which decides what the whole phrase means: a "farm hand" is no farm, and a "drivers agency"
// no driver.
function lastWord(text: string): number {
	const last = /(?<![\p{L}’'-])[\p{L}’'-]+$/u.exec(text.replace(/\s*\([^()]*\)$/, ''))?.[0] ?? ''
	if (last === text) return 0
	return endWeight * (Math.sign(jobScore(last)) - Math.sign(organisationScore(last)))
}
