import { useId } from 'react'

const width = 132
const height = 30
const edge = 4

type ScoreTrendProps = {
	/** Oldest first, the present score at the end. */
	scores: number[]
	/** The kind of step from one score to the next. */
	between: 'changes' | 'versions'
}

/** How the score went, as a small line, with its first and last figure in words. */
export function ScoreTrend({ scores, between }: ScoreTrendProps) {
	const titleId = useId()
	const [first] = scores
	const last = scores.at(-1)
	if (first === undefined || last === undefined || scores.length < 2) return null
	const points = scores.map((score, index) => ({
		x: edge + (index * (width - 2 * edge)) / (scores.length - 1),
		// The whole scale, so that two points more do not look like a leap.
		y: height - edge - (score / 100) * (height - 2 * edge),
	}))
	const end = points.at(-1) ?? { x: 0, y: 0 }
	return (
		<div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
			<svg width={width} height={height} role="img" aria-labelledby={titleId} className="shrink-0">
				<title
					id={titleId}
				>{`Your score after each of the last ${between}: ${scores.join(', ')}`}</title>
				<line
					x1={edge}
					x2={width - edge}
					y1={height - edge}
					y2={height - edge}
					className="stroke-line"
				/>
				<polyline
					points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
					fill="none"
					strokeWidth="1.75"
					strokeLinejoin="round"
					className="stroke-accent"
				/>
				{points.slice(0, -1).map(({ x, y }, index) => (
					<circle key={`${index}-${y}`} cx={x} cy={y} r="1.75" className="fill-accent" />
				))}
				<circle cx={end.x} cy={end.y} r="3.25" className="fill-accent" />
			</svg>
			<span>{inWords({ first, last, between })}</span>
		</div>
	)
}

type Spell = Pick<ScoreTrendProps, 'between'> & { first: number; last: number }

function inWords({ first, last, between }: Spell): string {
	if (between === 'changes') {
		if (first === last) return `${last}, the same as before your last changes`
		return `${first} before your last changes, ${last} now`
	}
	if (first === last) return `${last} now, the same as in the oldest version`
	return `${first} in the oldest version, ${last} now`
}
