import type { MarginNotes } from './margin-notes.ts'
import { Pin } from './pin.tsx'

type PageMarginProps = {
	page: { number: number; widthPt: number; heightPt: number }
	notes: MarginNotes
	onChoose: (findingId: string) => void
}

const barGapPt = 8

/** The margin of a page: the numbers of the remarks beside their words, and a green bar at each line that a fix changed. */
export function PageMargin({ page, notes, onChoose }: PageMarginProps) {
	const share = (xPt: number, yPt: number) => ({
		left: `${(xPt / page.widthPt) * 100}%`,
		top: `${(yPt / page.heightPt) * 100}%`,
	})
	return (
		<>
			{notes.changed
				.filter((place) => place.page === page.number)
				.map(({ x, y, height }) => (
					<span
						key={`${x} ${y}`}
						role="img"
						aria-label="You changed this line in the report"
						data-changed-line
						className="absolute w-1 rounded-full bg-[oklch(0.475_0.095_146)] forced-colors:bg-[CanvasText]"
						style={{
							...share(Math.max(1, x - barGapPt), y),
							height: `${(height / page.heightPt) * 100}%`,
						}}
					/>
				))}
			{notes.pins
				.filter((pin) => pin.page === page.number)
				.map(({ findingId, number, xPt, yPt }) => (
					// The words beside it are the button for the keyboard.
					<button
						key={findingId}
						type="button"
						aria-hidden="true"
						tabIndex={-1}
						className="absolute -translate-y-1/2"
						style={share(xPt, yPt)}
						onClick={() => onChoose(findingId)}
					>
						<Pin number={number} isOpen={notes.openId === findingId} />
					</button>
				))}
		</>
	)
}
