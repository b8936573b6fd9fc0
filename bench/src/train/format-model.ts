import { type ClueModel, type ClueWeights, hiddenStep } from '@app/claims'

/**
 * Formats the model as a table with one row for each clue: its linear weight, its weight for asking, and its hidden
 * weights as signed bytes in base64.
 */
export function formatModel({ rows, bias, askBias, hiddenBias, output }: ClueModel): string {
	const row = (name: string, { linear, ask, hidden }: ClueWeights) => {
		const bytes = Int8Array.from(hidden, (value) =>
			Math.max(-127, Math.min(127, Math.round(value / hiddenStep))),
		)
		const [short, shortAsk] = [linear, ask].map((weight) => Math.round(weight * 1_000) / 1_000)
		return `${name}\t${short}\t${shortAsk}\t${Buffer.from(bytes.buffer).toString('base64')}`
	}
	return [
		'clue\tlinear\task\thidden',
		row('bias', { linear: bias, ask: askBias, hidden: hiddenBias }),
		row('output', { linear: 0, ask: 0, hidden: output }),
		...[...rows].map(([name, weights]) => row(name, weights)),
		'',
	].join('\n')
}
