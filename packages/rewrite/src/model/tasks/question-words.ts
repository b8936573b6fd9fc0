import { questionActs } from '../../data/question-acts.ts'
import { questionNouns } from '../../data/question-nouns.ts'

// What Ella's own questions are made of, and what asks of a case that is only thought of.
const asking =
	'how what when which who why where many much often long would do did does if could tell describe give explain example time happen handle make sure usual usually typical typically average day week month shift year'
let remembered: string | null = null

/** The words that any question may have: those of the questions that Ella asks herself, and of asking. */
export function questionWords(): string {
	remembered ??= [asking, ...questionsIn(questionActs), ...questionsIn(questionNouns)].join('. ')
	return remembered
}

function questionsIn(table: string): string[] {
	const [head = '', ...rows] = table.trim().split('\n')
	const column = head.split('\t').indexOf('question')
	return [...new Set(rows.map((row) => row.split('\t')[column] ?? ''))].filter(Boolean)
}
