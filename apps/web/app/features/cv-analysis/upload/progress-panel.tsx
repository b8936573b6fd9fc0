import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { useRetention } from './drop-zone.tsx'
import { ReadingIllustration } from './reading-illustration.tsx'

type ProgressPanelProps = {
	title: string
	fileName: string | null
	/** The current step, in words. */
	stage: string
	/** 0 to 100. */
	percent: number
	/** The share of the drawing that is shown as read, 0 to 100. */
	read: number
	onCancel: () => void
	children?: ReactNode
}

/** The progress of an upload or analysis: how far, which step, and a button to cancel. */
export function ProgressPanel({
	title,
	fileName,
	stage,
	percent,
	read,
	...rest
}: ProgressPanelProps) {
	const { onCancel, children } = rest
	return (
		<div className="mx-auto grid max-w-[46rem] items-center gap-x-14 gap-y-8 px-4 pt-12 pb-24 sm:grid-cols-[11rem_minmax(0,1fr)] sm:px-6 sm:pt-24">
			<ReadingIllustration progress={read} className="mx-auto w-36 sm:w-full" />
			<div>
				<h1 className="text-2xl outline-none" tabIndex={-1}>
					{title}
				</h1>
				{fileName && (
					<p className="mt-1 text-sm [overflow-wrap:anywhere] text-ink-soft">{fileName}</p>
				)}
				<div
					role="progressbar"
					aria-label={title}
					aria-valuemin={0}
					aria-valuemax={100}
					aria-valuenow={percent}
					aria-valuetext={`${percent}%, ${stage}`}
					className="mt-6 h-2 overflow-hidden rounded-full bg-line"
				>
					<div
						className="h-full rounded-full bg-accent transition-[width] duration-250 ease-out"
						style={{ width: `${percent}%` }}
					/>
				</div>
				<p className="mt-2.5 flex justify-between gap-4 text-sm">
					<span aria-live="polite">{stage}</span>
					<span aria-hidden="true" className="shrink-0 text-ink-soft tabular-nums">
						{percent}%
					</span>
				</p>
				{children}
				<Button className="mt-6" onClick={onCancel}>
					Cancel
				</Button>
				<p className="mt-6 text-sm text-ink-soft">{useRetention()}</p>
			</div>
		</div>
	)
}
