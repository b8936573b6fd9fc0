import type { Report } from '@app/checks'
import { CategoryFigures } from './category-figures.tsx'
import { FigureBars } from './figure-bars.tsx'
import { roundToSum } from './round-to-sum.ts'

/** The parts of the score, each as a bar with its points; for a report of an earlier version, its categories. */
export function ScoreParts({ report: { parts, categories } }: { report: Report }) {
	if (parts === undefined) return <CategoryFigures categories={categories} />
	const most = roundToSum(parts.map(({ of }) => of))
	const earned = roundToSum(parts.map(({ points }) => points))
	const bars = parts.map(({ id, title, points, of }, index) => ({
		id,
		title,
		figure: (
			<>
				{Math.min(earned[index] ?? 0, most[index] ?? 0)}{' '}
				<span className="font-normal text-ink-soft">of {most[index]}</span>
			</>
		),
		share: points / of,
	}))
	return <FigureBars bars={bars} />
}
