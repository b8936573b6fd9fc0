import type { CvResult, Insights } from '@app/contract/applications'
import { useState } from 'react'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { formatShare } from './format-figures.ts'

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
			title="Which CV does better"
			says={describeResults(cvs)}
			columns={['CV', 'Sent', 'Replied', 'Interviews']}
			rows={results.map((result) => [
				nameOfCv(result),
				String(result.sent),
				formatShare(result.replies),
				formatShare(result.interviews),
			])}
		>
			{results.length === 0 ? null : (
				<>
					<div className="mb-5">
						<SegmentedControl
							legend="Compare"
							isLegendHidden
							choices={groups}
							value={group}
							onChange={setGroup}
						/>
					</div>
					<ul className="m-0 grid list-none gap-5 p-0">
						{results.map((result) => (
							<ResultRow key={result.key} result={result} {...cvs} />
						))}
					</ul>
					<p
						aria-hidden
						className="mt-1 flex justify-between text-xs text-ink-soft tabular-nums sm:ml-[15.5rem]"
					>
						<span>0%</span>
						<span>50%</span>
						<span>100%</span>
					</p>
					<p className="mt-4 max-w-[42rem] text-sm text-ink-soft">
						The dot shows how many led to an interview. The line shows the range the true figure is
						likely to fall in (95% sure). If 2 lines overlap, the difference may just be chance.
					</p>
				</>
			)}
		</ChartFigure>
	)
}

type ResultRowProps = { result: CvResult } & Pick<Cvs, 'fewest' | 'settleDays'>

function ResultRow({ result, fewest, settleDays }: ResultRowProps) {
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
					Not enough to tell yet: we need at least {fewest} that you sent more than {settleDays}{' '}
					days ago.
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
			: ` ${tooRecent} sent in the last ${settleDays} days ${tooRecent === 1 ? 'doesn’t' : 'don’t'} count yet.`
	const winner = perCv.find(({ key }) => key === best)
	if (perCv.length === 0) {
		return `We can’t compare your CVs yet. Your applications are too recent, or don’t say which CV you sent. Choose the CV in each application.${recent}`
	}
	if (winner) {
		return `“${winner.title}” led to interviews more often than your other CVs, and the difference is unlikely to be chance.${recent}`
	}
	if (perCv.length === 1) {
		return `You’ve sent one CV so far, so there’s nothing to compare it with.${recent}`
	}
	return perCv.filter(({ isTooFewToTell }) => !isTooFewToTell).length < 2
		? `Not enough to tell yet: we need 2 CVs, each sent at least ${fewest} times more than ${settleDays} days ago.${recent}`
		: `No CV is clearly ahead. The ranges overlap, so the differences may be chance.${recent}`
}
