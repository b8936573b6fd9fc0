import type { SourceLine } from '@app/cv'

type PageTextProps = {
	page: { widthPt: number; heightPt: number }
	lines: SourceLine[]
	/** Whether to draw a bar for each line instead of its words. */
	isBlank: boolean
}

/** Shows the lines of a page at their places: bars while its picture loads, the words when the picture fails. */
export function PageText({ page, lines, isBlank }: PageTextProps) {
	return (
		<svg
			role="img"
			aria-label={isBlank ? 'Loading the page' : 'Text of the page'}
			viewBox={`0 0 ${page.widthPt} ${page.heightPt}`}
			className="absolute inset-0 size-full"
		>
			{lines.map(({ text, place, sizePt, bold }, index) =>
				isBlank ? (
					<rect
						key={`${place.y}-${place.x}-${index}`}
						x={place.x}
						y={place.y + place.height * 0.2}
						width={place.width}
						height={place.height * 0.6}
						rx={place.height * 0.2}
						fill="oklch(0.93 0.004 88)"
					/>
				) : (
					<text
						key={`${place.y}-${place.x}-${index}`}
						x={place.x}
						y={place.y + place.height * 0.8}
						fontSize={sizePt}
						fontWeight={bold ? 650 : 400}
						textLength={place.width}
						lengthAdjust="spacingAndGlyphs"
						fill="oklch(0.225 0.012 70)"
						className="font-serif"
					>
						{text}
					</text>
				),
			)}
		</svg>
	)
}
