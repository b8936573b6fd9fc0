import type { Report } from '@app/checks'
import { CategoryFigures } from './category-figures.tsx'

/** What the score is made of, each part as a bar with its points; of a report of an earlier version, its categories. */
export function ScoreParts({ report: { parts, categories } }: { report: Report }) {
	if (parts === undefined) return <CategoryFigures categories={categories} />
	return (
		<dl className="grid grid-cols-1 gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
			{parts.map(({ id, title, points, of }) => (
				<div key={id} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1">
					<dt>{title}</dt>
					<dd className="font-semibold tabular-nums">
						{Math.round(points)} <span className="font-normal text-ink-soft">of {of}</span>
					</dd>
					<dd
						aria-hidden="true"
						className="col-span-2 h-1 overflow-hidden rounded-full bg-line forced-colors:bg-[GrayText]"
					>
						<div
							className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
							style={{ width: `${(100 * points) / of}%` }}
						/>
					</dd>
				</div>
			))}
		</dl>
	)
}
