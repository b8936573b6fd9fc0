import { markerStroke } from '#shared/typeset/marker-stroke.ts'

type Line = { x: number; y: number; width: number; height: number }

const line = (y: number, width: number, height = 4): Line => ({ x: 22, y, width, height })

// A CV as it looks from across the room.
const lines: Line[] = [
	line(24, 86, 9),
	line(39, 120, 3),
	line(58, 38, 5),
	...[68, 76, 84].map((y, index) => line(y, [156, 148, 90][index] ?? 0)),
	line(102, 52, 5),
	line(113, 104),
	...[122, 130, 138, 146].map((y, index) => line(y, [140, 152, 118, 96][index] ?? 0, 3.4)),
	line(160, 92),
	...[169, 177, 185].map((y, index) => line(y, [150, 128, 142][index] ?? 0, 3.4)),
	line(204, 46, 5),
	...[214, 223].map((y, index) => line(y, [124, 88][index] ?? 0)),
	line(240, 34, 5),
	...[250, 258].map((y, index) => line(y, [150, 104][index] ?? 0, 3.4)),
]

const strokes: Line[] = [
	{ x: 22, y: 110.5, width: 60, height: 9 },
	{ x: 22, y: 135.2, width: 118, height: 9 },
	{ x: 22, y: 174.2, width: 128, height: 9 },
]

const heightPt = 283
const firstLineY = 20
const lastLineY = 262

type ReadingIllustrationProps = {
	/** How much of the sheet has been read, 0 to 100. */
	progress: number
	className?: string
}

/** A drawing of a CV that is read from top to bottom with a marker in hand. */
export function ReadingIllustration({ progress, className = '' }: ReadingIllustrationProps) {
	const readTo = firstLineY + ((lastLineY - firstLineY) * progress) / 100
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 200 ${heightPt}`}
			className={`block bg-white shadow-paper scheme-light ${className}`}
		>
			{lines.map((one) => (
				<rect
					key={one.y}
					{...one}
					rx={one.height / 2.4}
					fill={one.y <= readTo ? 'oklch(0.62 0.012 80)' : 'oklch(0.91 0.006 85)'}
					className="transition-[fill] duration-250 ease-out"
				/>
			))}
			<g className="mix-blend-multiply" fill="oklch(0.925 0.135 100)">
				{strokes.map((stroke) => (
					<path
						key={stroke.y}
						d={markerStroke(stroke)}
						className="transition-[clip-path] duration-250 ease-out"
						style={{ clipPath: stroke.y <= readTo ? 'inset(-2px)' : 'inset(-2px 102% -2px -2px)' }}
					/>
				))}
			</g>
		</svg>
	)
}
