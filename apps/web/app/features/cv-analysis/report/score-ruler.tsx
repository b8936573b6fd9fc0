import { type Report, scoreBands } from '@app/checks'
import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '#shared/reduced-motion.ts'
import './score-ruler.css'

const bands = scoreBands.toReversed()

/** The score as a marker on a scale of 100, and how far the next steps would take it. */
export function ScoreRuler({ report }: { report: Report }) {
	const { score, nextSteps = [] } = report
	const next = nextSteps.reduce((total, { points }) => total + points, 0)
	const reach = Math.min(100, score + next)
	return (
		<div>
			<div
				role="img"
				aria-label={`Score: ${score} out of 100`}
				className="score-ruler relative h-6 overflow-hidden rounded-control border border-line bg-paper"
			>
				<span className="score-reach absolute inset-y-0 left-0" style={{ width: `${reach}%` }} />
				<span
					className="score-fill absolute inset-y-0 left-0 border-r-2 border-ink"
					style={{ width: `${score}%` }}
				/>
				{bands.slice(1).map(({ score: from }) => (
					<span
						key={from}
						className="absolute bottom-0 h-2 w-px bg-ink-soft"
						style={{ left: `${from}%` }}
					/>
				))}
			</div>
			<p aria-hidden className="relative mt-1 h-5 text-xs text-ink-soft max-sm:hidden">
				{bands.map(({ score: from, standing }, index) => (
					<span
						key={from}
						className="absolute whitespace-nowrap"
						style={index === bands.length - 1 ? { right: 0 } : { left: `${from}%` }}
					>
						{standing}
					</span>
				))}
			</p>
		</div>
	)
}

const countMs = 600

/** A score that counts up when it is first seen, and up or down to where it moves; at once for people who want no motion. */
export function CountingScore({ score }: { score: number }) {
	const [shown, setShown] = useState(() => (prefersReducedMotion() ? score : 0))
	const last = useRef(0)
	useEffect(() => {
		const from = last.current
		last.current = score
		if (from === score || prefersReducedMotion()) return setShown(score)
		let frame = 0
		const began = performance.now()
		const step = (now: number) => {
			const share = Math.min(1, (now - began) / countMs)
			setShown(Math.round(from + (score - from) * (1 - (1 - share) ** 3)))
			if (share < 1) frame = requestAnimationFrame(step)
		}
		frame = requestAnimationFrame(step)
		return () => cancelAnimationFrame(frame)
	}, [score])
	return (
		<span aria-hidden className="font-serif text-6xl leading-none font-semibold tabular-nums">
			{shown}
		</span>
	)
}
