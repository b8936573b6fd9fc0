type BarChartProps = {
	name: string
	count: number
	/** The count of a full-width bar. */
	most: number
	/** Stands behind the count. */
	note?: string
	/** Whether the bar is grey, because its count is not the point of the chart. */
	isQuiet?: boolean
}

/** One bar of a drawing, with its name above and its count at its end. */
export function BarChart({ name, count, most, note = '', isQuiet = false }: BarChartProps) {
	const width = most === 0 ? 0 : (count / most) * 100
	return (
		<li className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-4 max-sm:grid-cols-1 max-sm:gap-y-1">
			<span className="text-sm">{name}</span>
			<span className="flex items-center gap-3">
				<svg
					viewBox="0 0 100 10"
					preserveAspectRatio="none"
					aria-hidden
					className="h-7 min-w-0 flex-1"
				>
					<rect width="100" height="10" className="fill-desk-2" rx="0.6" />
					<rect
						width={width}
						height="10"
						className={isQuiet ? 'fill-line-strong' : 'fill-accent'}
						rx="0.6"
					/>
				</svg>
				<span className="w-30 shrink-0 text-sm tabular-nums">
					<span className="font-semibold">{count}</span>
					{note ? <span className="pl-1 text-ink-soft"> {note}</span> : null}
				</span>
			</span>
		</li>
	)
}
