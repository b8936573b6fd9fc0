import { readFinishedAnswers } from '@app/rewrite/model'

/**
 * Returns a callback for a model's text so far. It calls `tell` with the finished answers each time that their number
 * changes.
 */
export function onFinishedAnswers(tell: (answers: ReturnType<typeof readFinishedAnswers>) => void) {
	let [end, count] = [-1, 0]
	return (text: string) => {
		// An answer ends with a brace; without a new one there is nothing new to read.
		if (text.lastIndexOf('}') === end) return
		end = text.lastIndexOf('}')
		const answers = readFinishedAnswers(text)
		if (answers.size !== count) tell(answers)
		count = answers.size
	}
}
