import { Check } from 'lucide-react'
import { type PlanRow, planRows } from './plans.ts'

const cellClass = 'border-b border-line px-1.5 py-3.5 text-center align-middle sm:px-4'
const planClass =
	'border-b border-line-strong px-1.5 py-3 font-display text-base font-[560] sm:px-4 sm:text-lg'

/** Shows the features of the two plans side by side. */
export function PlanTable() {
	return (
		<table className="w-full max-w-[52rem] border-collapse text-base">
			<caption className="sr-only">What’s in the Free and Premium plans</caption>
			<thead>
				<tr>
					<th scope="col" className="w-1/2 border-b border-line-strong py-3 pr-4 text-left">
						<span className="sr-only">What</span>
					</th>
					<th scope="col" className={planClass}>
						Free
					</th>
					<th scope="col" className={planClass}>
						Premium
					</th>
				</tr>
			</thead>
			<tbody>
				{planRows.map((row) => (
					<Row key={row.what} row={row} />
				))}
			</tbody>
		</table>
	)
}

function Row({ row }: { row: PlanRow }) {
	return (
		<tr>
			<th
				scope="row"
				className="border-b border-line py-3.5 pr-3 text-left font-normal text-pretty"
			>
				{row.what}
			</th>
			<td className={cellClass}>
				<Has value={row.free} />
			</td>
			<td className={cellClass}>
				<Has value={row.premium} />
			</td>
		</tr>
	)
}

function Has({ value }: { value: string | true }) {
	if (value !== true) return <span className="font-semibold">{value}</span>
	return (
		<>
			<Check size={20} aria-hidden className="mx-auto text-moss" />
			<span className="sr-only">Yes</span>
		</>
	)
}
