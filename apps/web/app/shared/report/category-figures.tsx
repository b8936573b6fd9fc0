import type { CategoryScore } from '@app/checks'

/** The score of each category as a bar with its figure; a dash where there was nothing to judge. */
export function CategoryFigures({ categories }: { categories: CategoryScore[] }) {
	return (
		<dl className="grid grid-cols-1 gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
			{categories.map(({ id, title, score, nothingToJudge }) => (
				<div key={id} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1">
					<dt>{title}</dt>
					<dd className="font-semibold tabular-nums">
						{nothingToJudge === undefined ? Math.round(score) : <NoFigure />}
					</dd>
					<dd
						aria-hidden="true"
						className="col-span-2 h-1 overflow-hidden rounded-full bg-line forced-colors:bg-[GrayText]"
					>
						<div
							className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
							style={{ width: `${nothingToJudge === undefined ? score : 0}%` }}
						/>
					</dd>
				</div>
			))}
		</dl>
	)
}

/** What stands where a category has no figure. */
export function NoFigure() {
	return (
		<>
			<span aria-hidden="true">–</span>
			<span className="sr-only">nothing to score yet</span>
		</>
	)
}
