import { useEffect, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'

type ModelWritingProps = {
	/** A message about the work in progress and its checks. */
	says: string
	/** Whether the model is retrying texts that were refused. */
	isCorrecting?: boolean
	/** The texts that are finished so far and passed the check. */
	texts: readonly string[]
	onStop: () => void
}

/** A model is at work: for how long, and with what so far. It can be stopped at any moment, and is then asked no more. */
export function ModelWriting({ says, isCorrecting = false, texts, onStop }: ModelWritingProps) {
	return (
		<div className="rounded-control bg-accent-wash px-4 py-3 text-sm">
			<div role="status">
				<p>{says}</p>
				{isCorrecting ? (
					<p>Some of it wasn’t in your words, so we’ve asked for that again.</p>
				) : null}
				<p className="text-ink-soft">
					{texts.length === 0 ? null : `${texts.length} checked so far`}
				</p>
			</div>
			{texts.length === 0 ? null : (
				<ul aria-label="Checked so far" className="mt-1 mb-0 grid gap-1 pl-5 wrap-anywhere">
					{texts.map((text) => (
						<li key={text}>{text}</li>
					))}
				</ul>
			)}
			<div className="mt-2 flex flex-wrap items-center gap-3">
				<Button size="small" className="bg-paper" onClick={onStop}>
					Stop
				</Button>
				<Elapsed />
			</div>
		</div>
	)
}

// A screen reader that counted aloud would drown everything else.
function Elapsed() {
	const [seconds, setSeconds] = useState(0)
	useEffect(() => {
		const began = performance.now()
		const timer = setInterval(
			() => setSeconds(Math.floor((performance.now() - began) / 1000)),
			1000,
		)
		return () => clearInterval(timer)
	}, [])
	return (
		<span role="timer" aria-live="off" className="text-ink-soft tabular-nums">
			{seconds === 1 ? '1 second' : `${seconds} seconds`}
		</span>
	)
}
