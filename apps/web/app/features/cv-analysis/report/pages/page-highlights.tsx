import './page-highlights.css'
import { markerRing, markerStroke } from '#shared/typeset/marker-stroke.ts'
import type { Mark } from './finding-marks.ts'

// Paper is white in both themes, and so is the ink of the marker the same in both.
const restingInk = 'oklch(0.95 0.09 100)'
const litInk = 'oklch(0.9 0.17 98)'

// A place at least this high is a picture or a block of text. It is ringed, since a fill would hide it.
const ringedFromPt = 36
const ringWidthPt = 4

// One stroke is drawn after the other, and a page full of them in less than a second.
const stepMs = 50
const longestDelayMs = 600

type PageHighlightsProps = {
	page: { widthPt: number; heightPt: number }
	marks: Mark[]
	litId: string | null
}

/** The marker strokes of a page, multiplied into its picture so that the words stay readable. */
export function PageHighlights({ page, marks, litId }: PageHighlightsProps) {
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${page.widthPt} ${page.heightPt}`}
			preserveAspectRatio="none"
			className="pointer-events-none absolute inset-0 size-full mix-blend-multiply"
		>
			{marks.map(({ id, place, findingIds, isQuiet }, index) => {
				const isLit = litId !== null && findingIds.includes(litId)
				const ink = isLit ? litInk : inkAtRest(isQuiet)
				const isRinged = place.height >= ringedFromPt
				return (
					<path
						key={id}
						d={isRinged ? markerRing(place) : markerStroke(place)}
						data-lit={isLit}
						fill={isRinged ? 'none' : ink}
						stroke={isRinged ? ink : 'none'}
						strokeWidth={ringWidthPt}
						strokeLinejoin="round"
						className="mark-drawn transition-[fill,stroke] duration-200 ease-out"
						style={{ animationDelay: `${Math.min(index * stepMs, longestDelayMs)}ms` }}
					/>
				)
			})}
		</svg>
	)
}

function inkAtRest(isQuiet = false): string {
	return isQuiet ? 'transparent' : restingInk
}
