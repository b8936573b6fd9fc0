import { parseTsv } from '@app/language'
import { scoreWeights } from '../data/score-weights.ts'
import { type MeasureId, measureIds, measureTitles, type PartId, partIds } from './measures.ts'

/** The part of the score that a measure belongs to, and the points of 100 that it can earn. */
export type Weight = { part: PartId; points: number }

/** The fitted weights, in the order of the table; together they are 100 points. `npm run train -- --only score` wrote them. */
export const weights: ReadonlyMap<MeasureId, Weight> = new Map(
	parseTsv<'measure' | 'part' | 'points' | 'least' | 'most'>(scoreWeights).map(
		({ measure, part, points }) => [
			nameFrom(measureIds, measure, 'weights'),
			{ part: nameFrom(partIds, part, 'weights'), points: Number(points) },
		],
	),
)

/** Which of these names a table gives. Throws an error that says which table it is when it gives another. */
export function nameFrom<Name extends string>(
	names: readonly Name[],
	wanted: string,
	table: string,
): Name {
	const name = names.find((one) => one === wanted)
	if (name === undefined)
		throw new Error(`The table of ${table} names “${wanted}”, which is unknown.`)
	return name
}

/** The measures of the score in the order of the table, each with its part and the points that it can earn. */
export const scoreMeasures: readonly ({ id: MeasureId; title: string } & Weight)[] = [
	...weights,
].map(([id, weight]) => ({ id, title: measureTitles[id], ...weight }))
