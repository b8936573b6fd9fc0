import type { ReactNode } from 'react'

/** A figure with a bar; `share` is how much of it is filled, from 0 to 1. */
export type FigureBar = { id: string; title: string; figure: ReactNode; share: number }

/** Figures in one column, or in two, each with its bar. */
export function FigureBars({ bars }: { bars: readonly FigureBar[] }) {
	return (
		<dl className="grid grid-cols-1 gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
			{bars.map(({ id, title, figure, share }) => (
				<div key={id} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1">
					<dt>{title}</dt>
					<dd className="font-semibold tabular-nums">{figure}</dd>
					<dd
						aria-hidden="true"
						className="col-span-2 h-1 overflow-hidden rounded-full bg-line forced-colors:bg-[GrayText]"
					>
						<div
							className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
							style={{ width: `${100 * share}%` }}
						/>
					</dd>
				</div>
			))}
		</dl>
	)
}
