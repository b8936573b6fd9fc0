import type { StatusPart } from '@app/contract'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { formatDay } from '#shared/format-day.ts'
import { fillDays, formatUptime, type ShownDay } from './status-days.ts'

/** The title of each part of the service and its purpose for people. */
const partWords: Record<string, { title: string; text: string }> = {
	database: { title: 'Accounts and CVs', text: 'Signing in, saving and opening CVs' },
	jobs: { title: 'Analysis and emails', text: 'Checking uploaded CVs and sending emails' },
	files: { title: 'Uploaded files', text: 'Uploading files and showing their pages' },
	typesetter: { title: 'Pages and downloads', text: 'Previews, PDFs and every other format' },
}

const barClass: Record<ShownDay['state'], string> = {
	ok: 'h-full bg-moss',
	partly: 'h-2/3 bg-amber',
	failing: 'h-1/3 bg-brick',
	unknown: 'h-1 bg-line-strong',
}

/** One part of the service: how it is, and a bar for each day. */
export function StatusPartRow({ part, now }: { part: StatusPart; now: string }) {
	const { title, text } = partWords[part.name] ?? { title: part.name, text: '' }
	const days = fillDays(part.days, now)
	const share = formatUptime(part.days)
	const bad = days.filter(({ state }) => state === 'partly' || state === 'failing')
	return (
		<li className="border-b border-line py-7">
			<div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
				<h2 className="text-lg">{title}</h2>
				<p className="flex items-center gap-2 text-sm font-semibold">
					{part.state === 'ok' ? (
						<CircleCheck size={17} aria-hidden className="text-moss" />
					) : (
						<TriangleAlert size={17} aria-hidden className="text-brick" />
					)}
					{part.state === 'ok' ? 'Working' : 'Not working'}
				</p>
			</div>
			<p className="text-sm text-ink-soft">{text}</p>
			<div aria-hidden className="mt-4 flex h-9 items-end gap-[2px]">
				{days.map(({ day, state, words }) => (
					<span
						key={day}
						title={`${formatDay(day)}: ${words}`}
						className={`min-w-0 flex-1 rounded-[1px] ${barClass[state]}`}
					/>
				))}
			</div>
			<p className="mt-2 flex justify-between gap-4 text-xs text-ink-soft">
				<span>90 days ago</span>
				<span>{share === null ? 'Not measured yet' : `${share} of checks passed`}</span>
				<span>Today</span>
			</p>
			{bad.length > 0 ? (
				<ul className="mt-2 text-sm text-ink-soft">
					{bad.map(({ day, words }) => (
						<li key={day}>
							{formatDay(day)}: {words}
						</li>
					))}
				</ul>
			) : null}
		</li>
	)
}
