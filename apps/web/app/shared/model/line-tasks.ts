import { maxTaskContext } from '@app/contract'
import { maxLineLength } from '@app/cv'
import type { TaskBody } from './run-task.ts'

/** A task that a model can do with one line. */
export type LineTask = 'reword' | 'correct' | 'tailor' | 'ask' | 'answer'

/** One line of a job, with the facts that a model may know about it. */
export type LineMatter = {
	/** In plain words. */
	line: string
	/** The job goes on, so the line is told in the present. */
	current: boolean
	/** The text of an advert; empty when there is none. */
	advert: string
	/** Words that are hidden before anything is sent. */
	hide: string[]
}

/** Returns the tasks that a person can choose for a line, each with its label. */
export function listLineTasks({ advert }: Pick<LineMatter, 'advert'>): [LineTask, string][] {
	const always: [LineTask, string][] = [
		['reword', 'Suggest 3 rewrites'],
		['correct', 'Fix the English'],
		['ask', 'Ask me what would make it stronger'],
	]
	return advert.trim() === ''
		? always
		: [...always, ['tailor', 'Use the advert’s words where they’re true']]
}

/** Returns the request for a task: the line, the person's answer about it, and the advert if the task needs it. */
export function toLineTask(
	task: LineTask,
	{ line, current, advert, hide }: LineMatter,
	answer = '',
): TaskBody {
	const said = answer.trim().slice(0, maxLineLength)
	return {
		task,
		facts: [
			{ id: 'line', text: line.slice(0, maxLineLength * 2), current },
			...(said === '' ? [] : [{ id: 'answer', text: said }]),
		],
		context: task === 'tailor' ? advert.slice(0, maxTaskContext) : '',
		current,
		hide,
	}
}

const wordingNames: Readonly<Record<string, string>> = {
	short: 'Shorter',
	result: 'Result first',
	plain: 'In plain words',
}

/** Returns the label of a special wording, or `null`. */
export function nameWording(id: string): string | null {
	return wordingNames[id] ?? null
}
