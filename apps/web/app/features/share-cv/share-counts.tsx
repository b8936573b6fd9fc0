import type { ShareSettings } from '@app/contract'
import { fillDailyViews } from './fill-daily-views.ts'

type ShareCountsProps = { settings: Pick<ShareSettings, 'views' | 'downloads' | 'days'> }

/** How often others opened and took the CV; by whom is not known to anybody. */
export function ShareCounts({ settings: { views, downloads, days } }: ShareCountsProps) {
	const columns = fillDailyViews(days, new Date())
	const most = Math.max(1, ...columns.map((column) => column.views))
	return (
		<div>
			<p className="text-sm">
				<strong className="font-semibold">Opened {times(views)}</strong>, downloaded{' '}
				{times(downloads)}.{' '}
				<span className="text-ink-soft">
					Your own visits don’t count. We don’t record who opened it.
				</span>
			</p>
			{views > 0 ? (
				<div
					role="img"
					aria-label="Times opened on each of the last 30 days"
					className="mt-3 flex h-10 items-end gap-[2px]"
				>
					{columns.map((column) => (
						<span
							key={column.day}
							title={`${column.day}: opened ${times(column.views)}`}
							style={{ height: `${column.views === 0 ? 4 : 12 + (88 * column.views) / most}%` }}
							className={`flex-1 rounded-t-[2px] ${column.views === 0 ? 'bg-line' : 'bg-accent'}`}
						/>
					))}
				</div>
			) : null}
		</div>
	)
}

function times(count: number): string {
	if (count === 0) return 'never'
	if (count === 1) return 'once'
	return count === 2 ? 'twice' : `${count} times`
}
