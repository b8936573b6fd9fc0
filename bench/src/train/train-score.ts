import { writeFileSync } from 'node:fs'
import { scoreMeasures } from '@app/checks'
import { meanDistance, rankCorrelation } from '../score/agreement.ts'
import { type Example, fitWeights, foldByPerson, predict } from '../score/fit-weights.ts'
import { readFitHalf } from '../score/marked-cvs.ts'
import { withTools } from '../score/open-tools.ts'
import { listShares, scoreFile } from '../score/score-file.ts'

const table = new URL('../../../packages/checks/data/score-weights.tsv', import.meta.url)

/** What a careful person would give each measure; the fit moves away from it as far as the marks say so. */
export const prior: Readonly<Record<string, number>> = {
	deeds: 12,
	concrete: 15,
	figures: 20,
	outcomes: 8,
	plain: 5,
	dates: 12,
	education: 6,
	contact: 4,
	profile: 11,
	form: 7,
}

/** Fits the weights of the score on the marked CVs and writes their table, with the least and most of each over five folds. */
export async function trainScore(): Promise<void> {
	const examples = await collectExamples()
	const names = scoreMeasures.map(({ id }) => id)
	const start = names.map((name) => prior[name] ?? 0)
	const weights = toHalves(fitWeights(examples, start))
	const folds = foldByPerson(examples)
	const ofFolds = folds.map((left) =>
		fitWeights(
			examples.filter((example) => !left.includes(example)),
			start,
		),
	)
	const rows = scoreMeasures.map(({ id, part }, index) => {
		const all = ofFolds.map((fold) => fold[index] ?? 0)
		return [
			id,
			part,
			weights[index],
			Math.min(...all).toFixed(1),
			Math.max(...all).toFixed(1),
		].join('\t')
	})
	writeFileSync(table, `${['measure\tpart\tpoints\tleast\tmost', ...rows].join('\n')}\n`)
	const left = folds.flatMap((fold, index) =>
		fold.map(({ shares, mark }) => ({ mark, told: predict(ofFolds[index] ?? [], shares) })),
	)
	const [told, marks] = [left.map((one) => one.told), left.map(({ mark }) => mark)]
	console.log(
		`score: ${examples.length} CVs, left out by person and without caps: Spearman ${rankCorrelation(told, marks).toFixed(3)}, mean distance ${meanDistance(told, marks).toFixed(1)}`,
	)
}

/** What the measures of each marked CV had; refused files and those without readable words teach nothing. */
async function collectExamples(): Promise<Example[]> {
	return withTools(async (tools) => {
		const examples: Example[] = []
		for (const { file, bytes, person, mark } of readFitHalf()) {
			const { report } = await scoreFile({ bytes, fileName: file }, tools)
			if (report === null || report.findings.some(({ checkId }) => checkId === 'G16')) continue
			examples.push({ person, shares: listShares(report), mark })
		}
		return examples
	})
}

// Half points are as exact as the marks allow; what rounding leaves over goes to the heaviest.
function toHalves(weights: readonly number[]): number[] {
	const halves = weights.map((weight) => Math.round(weight * 2) / 2)
	const left = 100 - halves.reduce((total, half) => total + half, 0)
	const heaviest = halves.indexOf(Math.max(...halves))
	return halves.map((half, index) => (index === heaviest ? half + left : half))
}
