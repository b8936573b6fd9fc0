import { readFileSync } from 'node:fs'
import { parseTsv } from '@app/language'

const folder = new URL('labels/', import.meta.url)

/**
 * The sets of labels: older questions, questions that the tables were made with, questions on lines unused until then
 * (`sealed`), and answers. Each of two readers labelled the answers on unused lines.
 */
const labelled = [
	'questions',
	'questions-seen',
	'questions-sealed',
	'questions-sealed-2',
	'questions-sealed-3',
	'answers',
	'answers-sealed',
	'answers-sealed-2',
]

/** The shares of what people said of questions and answers, from their label files; the engine judges nothing. */
export function printLabels(): void {
	for (const kind of labelled) {
		const text = readFileSync(new URL(`${kind}-judged.tsv`, folder), 'utf8').trimEnd()
		const verdicts = parseTsv<'id' | 'verdict'>(text).map(({ verdict }) => verdict)
		const shares = [...Map.groupBy(verdicts, (verdict) => verdict)]
			.sort(([, a], [, b]) => b.length - a.length)
			.map(
				([verdict, { length }]) => `${verdict} ${((length / verdicts.length) * 100).toFixed(1)} %`,
			)
		console.log(`${kind} as judged: ${verdicts.length}: ${shares.join(', ')}`)
	}
}
