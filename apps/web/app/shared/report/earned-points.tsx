import type { Report } from '@app/checks'
import { Fragment } from 'react'

type Parts = NonNullable<Report['parts']>

/** A table of the points that each measure of the score earned, by part, with the sum. */
export function EarnedPoints({ parts }: { parts: Parts }) {
	const figure = 'py-2 pl-3 text-right tabular-nums print:py-0.5'
	const total = parts.reduce((sum, { points }) => sum + points, 0)
	return (
		<table className="w-full border-collapse print:col-start-2 print:row-span-3 print:self-start print:row-start-1">
			<caption className="sr-only">What the score is made of</caption>
			<thead>
				<tr className="border-b border-line text-left text-xs text-ink-soft">
					<th scope="col" className="py-2 font-normal">
						What earns points
					</th>
					<th scope="col" className="py-2 pl-3 text-right font-normal">
						Earned
					</th>
					<th scope="col" className="py-2 pl-3 text-right font-normal">
						Maximum
					</th>
				</tr>
			</thead>
			<tbody>
				{parts.map((part) => (
					<Fragment key={part.id}>
						<Row {...part} figure={`${figure} font-semibold`} name="font-semibold" />
						{part.measures.length > 1 &&
							part.measures.map((measure) => (
								<Row key={measure.id} {...measure} figure={figure} name="pl-4 font-normal" />
							))}
					</Fragment>
				))}
			</tbody>
			<tfoot>
				<tr className="font-semibold">
					<th scope="row" className="py-2 text-left font-semibold print:py-0.5">
						Total
					</th>
					<td className={figure}>{total.toFixed(1)}</td>
					<td className={figure}>100</td>
				</tr>
			</tfoot>
		</table>
	)
}

type RowProps = { title: string; points: number; of: number; figure: string; name: string }

function Row({ title, points, of, figure, name }: RowProps) {
	return (
		<tr className="border-b border-line">
			<th scope="row" className={`py-2 text-left print:py-0.5 ${name}`}>
				{title}
			</th>
			<td className={figure}>{points.toFixed(1)}</td>
			<td className={figure}>{of}</td>
		</tr>
	)
}
