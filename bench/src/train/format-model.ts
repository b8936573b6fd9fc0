import { type ClueModel, hiddenStep } from '@app/claims'

/** The model as a table: a clue a row, its linear weight, and its hidden weights as signed bytes in base64. */
export function formatModel({ rows, bias, hiddenBias, output }: ClueModel): string {
	const row = (name: string, linear: number, hidden: Float64Array) => {
		const bytes = Int8Array.from(hidden, (value) =>
			Math.max(-127, Math.min(127, Math.round(value / hiddenStep))),
		)
		return `${name}\t${Math.round(linear * 1_000) / 1_000}\t${Buffer.from(bytes.buffer).toString('base64')}`
	}
	return [
		'clue\tlinear\thidden',
		row('bias', bias, hiddenBias),
		row('output', 0, output),
		...[...rows].map(([name, { linear, hidden }]) => row(name, linear, hidden)),
		'',
	].join('\n')
}
