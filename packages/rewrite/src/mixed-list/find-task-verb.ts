import { fold, parseTsv } from '@app/language'
import { taskVerbs } from '../data/task-verbs.ts'

let verbs: ReadonlyMap<string, string> | null = null
/** The words of the longest name in the table. */
let mostWords = 0

function readVerbs(): Map<string, string> {
	const rows = parseTsv<'verb' | 'tasks'>(taskVerbs)
	const named = new Map(
		rows.flatMap(({ verb, tasks }) => tasks.split('|').map((task) => [fold(task), verb])),
	)
	mostWords = Math.max(...[...named.keys()].map((task) => task.split(' ').length))
	return named
}

/**
 * The verb that goes with a task named by nouns ("vehicle checks" are carried out), with its particle; `null` for nouns that the
 * table doesn't have. The longest name that the words end with decides.
 */
export function findTaskVerb(words: readonly string[], { isWhole = false } = {}): string | null {
	verbs ??= readVerbs()
	if (isWhole && words.length > mostWords) return null
	const first = Math.max(0, words.length - mostWords)
	for (let from = first; from < (isWhole ? 1 : words.length); from++) {
		const verb = verbs.get(fold(words.slice(from).join(' ')))
		if (verb !== undefined) return verb
	}
	return null
}
