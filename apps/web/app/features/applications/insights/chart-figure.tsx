import { type ReactNode, useId } from 'react'

type ChartFigureProps = {
	title: string
	/** The finding, as a sentence. */
	says: string
	/** The figures of the chart as a table, for screen readers and exact values. */
	columns: readonly string[]
	rows: readonly (readonly string[])[]
	children: ReactNode
}

/** A chart with its finding as a sentence above it and its figures as a table below. */
export function ChartFigure({ title, says, columns, rows, children }: ChartFigureProps) {
	const titleId = useId()
	const [first = '', ...others] = columns
	return (
		<section
			aria-labelledby={titleId}
			className="min-w-0 rounded-panel border border-line bg-paper px-5 pt-6 pb-5 sm:px-8"
		>
			<h2 id={titleId} className="text-xl">
				{title}
			</h2>
			<p className="mt-1.5 mb-6 max-w-[42rem] text-ink-soft">{says}</p>
			{children}
			<details className="mt-5 text-sm">
				<summary className="min-h-9 cursor-pointer py-1.5 text-ink-soft hover:text-ink">
					Show as a table
				</summary>
				<div className="mt-2 overflow-x-auto">
					<table className="border-collapse tabular-nums">
						<caption className="sr-only">{title}</caption>
						<thead>
							<tr className="border-b border-line text-left text-ink-soft">
								<th scope="col" className="py-1.5 pr-6 font-semibold">
									{first}
								</th>
								{others.map((name) => (
									<th key={name} scope="col" className="py-1.5 pr-6 font-semibold">
										{name}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map(([name, ...cells]) => (
								<tr key={name} className="border-b border-line last:border-0">
									<th scope="row" className="py-1.5 pr-6 text-left font-normal wrap-anywhere">
										{name}
									</th>
									{cells.map((cell, index) => (
										<td key={`${others[index]}`} className="py-1.5 pr-6">
											{cell}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</details>
		</section>
	)
}
