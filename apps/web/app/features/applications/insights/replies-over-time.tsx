import type { Insights } from '@app/contract/applications'
import { formatShortDay } from '#shared/time/format-time-ago.ts'
import { ChartFigure } from './chart-figure.tsx'
import { formatCount } from './format-figures.ts'

const height = 120
const step = 24
const gap = 6

type RepliesOverTimeProps = Pick<Insights, 'weeks' | 'daysToReply'>

/** Shows how many applications were sent each week, and how many of them have a reply by now. */
export function RepliesOverTime({ weeks, daysToReply }: RepliesOverTimeProps) {
	const most = Math.max(1, ...weeks.map(({ sent }) => sent))
	const width = weeks.length * step
	const first = weeks[0]?.week
	return (
		<ChartFigure
			title="Replies over time"
			says={inWords(daysToReply)}
			columns={['Week from', 'Sent', 'Replied to', 'First replies received']}
			rows={weeks.map(({ week, sent, replied, replies }) => [
				formatShortDay(week, 'UTC'),
				String(sent),
				String(replied),
				String(replies),
			])}
		>
			<div className="max-w-full overflow-x-auto" tabIndex={-1}>
				<div style={{ width: `min(100%, ${Math.max(weeks.length * 2.75, 12)}rem)` }}>
					<p aria-hidden className="mb-1 text-xs text-ink-soft tabular-nums">
						{most} a week
					</p>
					<svg
						viewBox={`0 0 ${width} ${height}`}
						preserveAspectRatio="none"
						aria-hidden
						className="block h-40 w-full border-t border-b border-line"
					>
						{weeks.map(({ week, sent, replied }, index) => {
							const x = index * step + gap / 2
							const heightOf = (count: number) => (count / most) * height
							return (
								<g key={week}>
									<rect
										x={x}
										y={height - heightOf(sent)}
										width={step - gap}
										height={heightOf(sent)}
										className="fill-line"
									/>
									<rect
										x={x}
										y={height - heightOf(replied)}
										width={step - gap}
										height={heightOf(replied)}
										className="fill-accent"
									/>
								</g>
							)
						})}
					</svg>
					<p aria-hidden className="mt-1 flex justify-between text-xs text-ink-soft">
						<span>{first ? formatShortDay(first, 'UTC') : ''}</span>
						<span>this week</span>
					</p>
				</div>
			</div>
			<p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
				<Key className="bg-line" words="sent" />
				<Key className="bg-accent" words="of these have had a reply" />
			</p>
		</ChartFigure>
	)
}

function Key({ className, words }: { className: string; words: string }) {
	return (
		<span className="inline-flex items-center gap-2">
			<span aria-hidden className={`size-3 rounded-[3px] ${className}`} />
			{words}
		</span>
	)
}

function inWords({ median, count }: Insights['daysToReply']): string {
	if (median === null) {
		return 'No replies with a known date yet. You may still hear back about recent applications.'
	}
	const days = formatCount(Math.round(median), 'day', 'days')
	const from = formatCount(count, 'reply', 'replies')
	return `Half of first replies came within ${days} (based on ${from}). You may still hear back about recent applications.`
}
