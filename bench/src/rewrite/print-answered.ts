import { readFileSync } from 'node:fs'
import { type Ask, addAnswerOrRefuse, askAbout, rewriteBullet } from '@app/rewrite'

const rowsOf = (file: string) =>
	readFileSync(file, 'utf8')
		.split('\n')
		.slice(1)
		.filter((row) => row.trim() !== '')
		.map((row) => row.split('\t'))

/**
 * Prints the question that is asked of each line of a table with the columns trade, current, messy, learner and line: id, trade, current,
 * the line as it would be worded, and the question.
 */
export function printQuestions(file: string): void {
	console.log('id\ttrade\tcurrent\tline\tquestion')
	for (const [index, [title = '', current = '', , , line = '']] of rowsOf(file).entries()) {
		const { after, asks } = rewriteBullet(line, { current: current === 'true', title })
		const [ask] = asks
		if (ask !== undefined) console.log([index + 1, title, current, after, ask.question].join('\t'))
	}
}

/** Prints what becomes of the answers (id, answer) to such questions: the line with the answer or a refusal, and the next question. */
export function printAnswered(questions: string, answers: string): void {
	const said = new Map(rowsOf(answers).map(([id = '', answer = '']) => [id, answer]))
	console.log('id\tline\tquestion\tanswer\tmade\tnext')
	for (const [id = '', title = '', current = '', line = '', question = ''] of rowsOf(questions)) {
		const answer = said.get(id)
		if (answer === undefined) continue
		const options = { current: current === 'true', title }
		const [ask] = askAbout(line, options)
		const own: Ask = ask?.question === question ? ask : { kind: 'scope', unit: 'count', question }
		const made = addAnswerOrRefuse(line, own, answer)
		const text = 'text' in made ? made.text : line
		const answered = [{ line: text, question, answer }]
		const next = askAbout(text, { ...options, answered })[0]?.question ?? ''
		const told = 'text' in made ? made.text : `refused: ${made.refusal}`
		console.log([id, line, question, answer, told, next].join('\t'))
	}
}
