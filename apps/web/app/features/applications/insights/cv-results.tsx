import type { CvResult, Insights } from '@app/contract/applications'
import { useState } from 'react'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { shareInWords } from './percentages.ts'

type Cvs = Insights['cvs']

const groups = [
	{ value: 'perCv', label: 'By CV' },
	{ value: 'perVersion', label: 'By version' },
] as const

/** Which CV led to interviews how often, with the limits that chance leaves. */
export function CvResults({ cvs }: { cvs: Cvs }) {
	const [group, setGroup] = useState<'perCv' | 'perVersion'>('perCv')
	const results = cvs[group]
	return (
		<ChartFigure
			title="Which CV did better"
			says={describeResults(cvs)}
			columns={['CV', 'Sent', 'Answered', 'Interviews']}
			rows={results.map((result) => [
				nameOfCv(result),
				String(result.sent),
				shareInWords(result.replies),
				shareInWords(result.interviews),
			])}
		>
			{results.length === 0 ? null : (
				<>
					<div className="mb-5">
						<SegmentedControl
							legend="What is counted together"
							isLegendHidden
							choices={groups}
							value={group}
							onChange={setGroup}
						/>
					</div>
					<ul className="m-0 grid list-none gap-5 p-0">
						{results.map((result) => (
							<ResultRow key={result.key} result={result} fewest={cvs.fewest} />
						))}
					</ul>
					<p
						aria-hidden
						className="mt-1 flex justify-between text-xs text-ink-soft tabular-nums sm:ml-[15.5rem]"
					>
						<span>0 %</span>
						<span>50 %</span>
						<span>100 %</span>
					</p>
					<p className="mt-4 max-w-[42rem] text-sm text-ink-soft">
						The dot is the share that led to an interview. The line is where the true share lies in
						19 of 20 cases; where lines overlap, the difference may be chance.
					</p>
				</>
			)}
		</ChartFigure>
	)
}

function ResultRow({ result, fewest }: { result: CvResult; fewest: number }) {
	const { interviews, isTooFewToTell, sent } = result
	return (
		<li className="grid items-center gap-x-6 gap-y-1.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
			<span className="min-w-0">
				<span className="block font-semibold wrap-anywhere">{nameOfCv(result)}</span>
				<span className="block text-sm text-ink-soft tabular-nums">
					{interviews.count} of {sent} led to an interview
				</span>
			</span>
			{isTooFewToTell ? (
				<span className="text-sm text-ink-soft">
					Too few to tell: it takes at least {fewest} that were sent some time ago.
				</span>
			) : (
				<Interval {...interviews} />
			)}
		</li>
	)
}

function Interval({ share, low, high }: CvResult['interviews']) {
	if (share === null || low === null || high === null) return null
	const at = (part: number) => `${(part * 100).toFixed(1)}%`
	return (
		<svg aria-hidden className="block h-7 w-full overflow-visible">
			<line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" />
			{[0, 0.5, 1].map((part) => (
				<line key={part} x1={at(part)} x2={at(part)} y1="15%" y2="85%" className="stroke-line" />
			))}
			<line
				x1={at(low)}
				x2={at(high)}
				y1="50%"
				y2="50%"
				strokeWidth="4"
				strokeLinecap="round"
				className="stroke-accent opacity-45"
			/>
			<circle cx={at(share)} cy="50%" r="6" className="fill-accent" />
		</svg>
	)
}

function nameOfCv({ title, number, label }: CvResult): string {
	if (number === null) return title
	return `${title}, version ${number}${label === '' ? '' : ` (${label})`}`
}

function describeResults({ perCv, best, tooRecent, settleDays, fewest }: Cvs): string {
	const recent =
		tooRecent === 0
			? ''
			: ` ${tooRecent} sent in the last ${settleDays} days ${tooRecent === 1 ? 'does' : 'do'} not count yet.`
	const winner = perCv.find(({ key }) => key === best)
	if (perCv.length === 0) {
		return `No application says which CV it went out with, or all are too recent. Say it in the application, and the CVs are compared here.${recent}`
	}
	if (winner) {
		return `“${winner.title}” led to interviews more often than chance readily explains, beside every other CV that can be told.${recent}`
	}
	if (perCv.length === 1) {
		return `There is one CV so far, so there is nothing to compare it with.${recent}`
	}
	return perCv.filter(({ isTooFewToTell }) => !isTooFewToTell).length < 2
		? `Too few to tell: it takes two CVs that were each sent ${fewest} times or more, some time ago.${recent}`
		: `None led to interviews clearly more often: where the true shares lie overlaps, so the differences may be chance.${recent}`
}
