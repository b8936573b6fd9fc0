import type { InterviewSheet } from './prepare-interview.ts'

/** A question to practise, with the lines of the CV that help to answer it. */
export type PracticeQuestion = { question: string; lines: string[] }

/**
 * Lists practice questions about an advert: first about requirements that the CV proves, then about those that it
 * lacks. No question presumes an experience.
 */
export function listPracticeQuestions({
	answers,
	gaps,
	title,
}: Pick<InterviewSheet, 'answers' | 'gaps' | 'title'>): PracticeQuestion[] {
	const post = title === '' ? 'this job' : `the post of ${title}`
	return [
		{
			question: `What makes you the right person for ${post}?`,
			lines: answers.map(({ line }) => line),
		},
		...answers.map(({ asked, line }) => ({
			question: `The advert asks for “${asked[0]?.quote ?? ''}”. Can you give an example, with the result?`,
			lines: [line],
		})),
		...gaps.map(({ quote }) => ({
			question: `The advert asks for “${quote}”. What have you done that comes closest, and how would you learn the rest?`,
			lines: [],
		})),
	]
}
