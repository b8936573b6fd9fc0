import type { AnswerGroup } from '#shared/content/help-answers.server.ts'
import { scoreTextMatch, wordsOfSearch } from '#shared/search/match-words.ts'

/** The groups with the answers that have all words of a search; without words, all of them. */
export function findAnswers(groups: AnswerGroup[], query: string): AnswerGroup[] {
	const words = wordsOfSearch(query)
	if (words.length === 0) return groups
	return groups
		.map((group) => ({
			...group,
			answers: group.answers.filter(
				({ question, words: rest }) => scoreTextMatch(words, { title: question, rest }) > 0,
			),
		}))
		.filter(({ answers }) => answers.length > 0)
}
