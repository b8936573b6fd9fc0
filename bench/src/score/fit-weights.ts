/** The shares of the possible points that one CV earned in each measure, and its mark. */
export type Example = { person: string; shares: readonly number[]; mark: number }

/** The strength of the pull towards the weights that a person would choose. */
const hold = 9
const rounds = 400

/** The least that a weight may be, as a share of its prior: what a person would count is never worth nothing. */
const leastOfPrior = 0.5

/**
 * Weights that bring the sum of weighted shares closest to the marks, held to a prior and never below half of it: ridge
 * regression by coordinate descent. The result adds up to 100.
 */
export function fitWeights(examples: readonly Example[], prior: readonly number[]): number[] {
	const weights = [...prior]
	for (let round = 0; round < rounds; round++) {
		for (let index = 0; index < weights.length; index++) {
			let pull = hold * (prior[index] ?? 0)
			let size = hold
			for (const { shares, mark } of examples) {
				const share = shares[index] ?? 0
				if (share === 0) continue
				const others = predict(weights, shares) - (weights[index] ?? 0) * share
				pull += share * (mark - others)
				size += share * share
			}
			weights[index] = Math.max(leastOfPrior * (prior[index] ?? 0), pull / size)
		}
	}
	const sum = weights.reduce((total, weight) => total + weight, 0)
	return weights.map((weight) => (100 * weight) / sum)
}

/** The sum of weighted shares. */
export function predict(weights: readonly number[], shares: readonly number[]): number {
	return shares.reduce((total, share, index) => total + share * (weights[index] ?? 0), 0)
}

/** The examples in five folds; all CVs of a person are in one. */
export function foldByPerson<Item extends { person: string }>(items: readonly Item[]): Item[][] {
	const people = [...new Set(items.map(({ person }) => person))].sort()
	return [0, 1, 2, 3, 4].map((fold) =>
		items.filter(({ person }) => people.indexOf(person) % 5 === fold),
	)
}
