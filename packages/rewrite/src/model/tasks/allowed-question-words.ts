import { parseTsv } from '@app/language'
import { compilePattern, type Pattern } from '@app/language/analysis'
import { askingWords } from '../../data/asking-words.ts'
import { questionActs } from '../../data/question-acts.ts'
import { questionNouns } from '../../data/question-nouns.ts'

const rows = parseTsv<'kind' | 'words'>(askingWords)

/** The phrases by which a question says that something was prevented; the word after a phrase names it. */
export const avertingPhrases: readonly Pattern[] = rows
	.filter(({ kind }) => kind === 'averting')
	.map(({ words }) => compilePattern(words))

let remembered: string | null = null

/** Returns the words that any question may use: the words of Ella's own questions, and of asking in general. */
export function allowedQuestionWords(): string {
	remembered ??= [
		...rows.filter(({ kind }) => kind !== 'averting').map(({ words }) => words),
		...questionsIn(questionActs),
		...questionsIn(questionNouns),
	].join('. ')
	return remembered
}

function questionsIn(table: string): string[] {
	const [head = '', ...rows] = table.trim().split('\n')
	const column = head.split('\t').indexOf('question')
	return [...new Set(rows.map((row) => row.split('\t')[column] ?? ''))].filter(Boolean)
}
