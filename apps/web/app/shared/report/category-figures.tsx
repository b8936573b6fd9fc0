import type { CategoryScore } from '@app/checks'
import { FigureBars } from './figure-bars.tsx'

/** The score of each category as a bar with its figure; a dash where there was nothing to judge. */
export function CategoryFigures({ categories }: { categories: CategoryScore[] }) {
	const bars = categories.map(({ id, title, score, nothingToJudge }) => ({
		id,
		title,
		figure: nothingToJudge === undefined ? Math.round(score) : <NoFigure />,
		share: nothingToJudge === undefined ? score / 100 : 0,
	}))
	return <FigureBars bars={bars} />
}

/** The placeholder for a category without a figure. */
export function NoFigure() {
	return (
		<>
			<span aria-hidden="true">–</span>
			<span className="sr-only">nothing to score yet</span>
		</>
	)
}
