import { parseTable } from '@app/language'
import { askingWords } from '../../data/asking-words.ts'
import { questionActs } from '../../data/question-acts.ts'
import { questionNouns } from '../../data/question-nouns.ts'

let remembered: string | null = null

/** The words that any question may have: those of the questions that Ella asks herself, and of asking. */
export function questionWords(): string {
	remembered ??= [
		...parseTable<'words'>(askingWords).map(({ words }) => words),
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
