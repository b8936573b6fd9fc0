import { writeFileSync } from 'node:fs'
import { scoreMeasures } from '@app/checks'
import { meanDistance, rankCorrelation } from '../score/agreement.ts'
import { fair, fitPraise, isPraised, type Praised, poor } from '../score/fit-praise.ts'
import { type Example, fitWeights, foldByPerson, predict } from '../score/fit-weights.ts'
import { readMarkedCvs } from '../score/marked-cvs.ts'
import { withTools } from '../score/open-tools.ts'
import { listShares, scoreFile } from '../score/score-file.ts'

const data = new URL('../../../packages/checks/data/', import.meta.url)
const table = new URL('score-weights.tsv', data)
const praiseTable = new URL('praise-thresholds.tsv', data)

/** The points that a careful person would give each measure. The fit departs from them as far as the marks demand. */
export const prior: Readonly<Record<string, number>> = {
	deeds: 10,
	concrete: 11,
	figures: 15,
	outcomes: 6,
	plain: 4,
	dates: 11,
	education: 6,
	contact: 4,
	profile: 9,
	language: 20,
	form: 4,
}

/** Fits the weights of the score on the marked CVs and writes their table, with the least and most of each over five folds. */
export async function trainScore(): Promise<void> {
	const examples = await collectExamples()
	const names = scoreMeasures.map(({ id }) => id)
	const start = names.map((name) => prior[name] ?? 0)
	const weights = toHalves(fitWeights(examples, start))
	trainPraise(examples, weights)
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

/**
 * Fits from where on writing is praised, writes the table, and says how many CVs that fit with their person left out would praise. Run
 * it again after the tables are built in: caps and the shares of parts follow the weights.
 */
function trainPraise(examples: readonly Example[], weights: readonly number[]): void {
	const cvs = examples.map(
		(example): Praised => ({
			person: example.person,
			mark: example.mark,
			content: shareOfPart('content', { example, weights }),
			completeness: shareOfPart('completeness', { example, weights }),
		}),
	)
	const { content, completeness } = fitPraise(cvs)
	writeFileSync(
		praiseTable,
		`part\tshare\ncontent\t${content.toFixed(2)}\ncompleteness\t${completeness.toFixed(2)}\n`,
	)
	const people = [...new Set(cvs.map(({ person }) => person))]
	const praised = people.flatMap((person) => {
		const thresholds = fitPraise(cvs.filter((cv) => cv.person !== person))
		return cvs.filter((cv) => cv.person === person && isPraised(cv, thresholds))
	})
	const count = (isMeant: (mark: number) => boolean, some: readonly Praised[]) =>
		some.filter(({ mark }) => isMeant(mark)).length
	const tell = (isMeant: (mark: number) => boolean) =>
		`${count(isMeant, praised)} of ${count(isMeant, cvs)}`
	const [ofPoor, ofFair] = [tell((mark) => mark < poor), tell((mark) => mark >= fair)]
	console.log(
		`praise: with the person left out ${ofPoor} poor CVs, ${ofFair} marked ${fair} and over`,
	)
}

type Weighted = { example: Example; weights: readonly number[] }

function shareOfPart(wanted: string, { example, weights }: Weighted): number {
	const own = scoreMeasures.map(({ part }, index) => (part === wanted ? (weights[index] ?? 0) : 0))
	return predict(own, example.shares) / own.reduce((total, weight) => total + weight, 0)
}

/**
 * Collects each marked CV's shares of the possible points. Refused files and files without readable words are left
 * out.
 */
async function collectExamples(): Promise<Example[]> {
	return withTools(async (tools) => {
		const examples: Example[] = []
		for (const { file, bytes, person, mark } of readMarkedCvs()) {
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
