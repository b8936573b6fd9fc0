import type { AnswerGroup } from '#shared/content/help-answers.server.ts'

/** The answers as search engines read them. */
export function faqStructuredData(groups: AnswerGroup[]) {
	return {
		'@type': 'FAQPage',
		inLanguage: 'en-GB',
		mainEntity: groups
			.flatMap(({ answers }) => answers)
			.map(({ question, words }) => ({
				'@type': 'Question',
				name: question,
				acceptedAnswer: { '@type': 'Answer', text: words },
			})),
	}
}
