import type { Report } from '@app/checks'
import { CategoryFigures } from './category-figures.tsx'
import { FigureBars } from './figure-bars.tsx'

/** What the score is made of, each part as a bar with its points; of a report of an earlier version, its categories. */
export function ScoreParts({ report: { parts, categories } }: { report: Report }) {
	if (parts === undefined) return <CategoryFigures categories={categories} />
	const bars = parts.map(({ id, title, points, of }) => ({
		id,
		title,
		figure: (
			<>
				{Math.round(points)} <span className="font-normal text-ink-soft">of {of}</span>
			</>
		),
		share: points / of,
	}))
	return <FigureBars bars={bars} />
}
