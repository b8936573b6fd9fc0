const radius = 56
const circumference = 2 * Math.PI * radius

type ScoreRingProps = {
	/** 0 to 100. */
	score: number
	/** Width and height, in pixels. */
	sizePx?: number
}

/** A score of 100 as a ring that is filled to its share, with the figure inside. */
export function ScoreRing({ score, sizePx = 128 }: ScoreRingProps) {
	const filled = (circumference * score) / 100
	return (
		<svg
			role="img"
			aria-label={`Score: ${score} out of 100`}
			viewBox="0 0 128 128"
			width={sizePx}
			height={sizePx}
			className="shrink-0"
		>
			<circle
				cx="64"
				cy="64"
				r={radius}
				fill="none"
				strokeWidth="9"
				className="stroke-line forced-colors:stroke-[GrayText]"
			/>
			{score > 0 && (
				<circle
					cx="64"
					cy="64"
					r={radius}
					fill="none"
					strokeWidth="9"
					strokeLinecap="round"
					strokeDasharray={`${filled} ${circumference}`}
					transform="rotate(-90 64 64)"
					className="stroke-accent forced-colors:stroke-[CanvasText]"
				/>
			)}
			<text
				x="64"
				y="77"
				textAnchor="middle"
				fontSize="40"
				fontWeight="560"
				className="fill-ink font-serif forced-colors:fill-[CanvasText]"
			>
				{score}
			</text>
		</svg>
	)
}
