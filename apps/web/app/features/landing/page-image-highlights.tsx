import type { Stroke } from './landing-facts.ts'

type PageImageHighlightsProps = { strokes: Stroke[]; delayMs?: number }

/** Marker strokes over a picture of a page; decoration, the remark beside it says the same in words. */
export function PageImageHighlights({ strokes, delayMs = 0 }: PageImageHighlightsProps) {
	return strokes.map(({ left, top, width, height }) => (
		<span
			key={`${left} ${top}`}
			aria-hidden="true"
			className="page-stroke"
			style={{
				left: `${left}%`,
				top: `${top}%`,
				width: `${width}%`,
				height: `${height}%`,
				animationDelay: `${delayMs}ms`,
			}}
		/>
	))
}
