/** What `npm run train -- --only offers` learned: a weight for each clue of an offer. */
export const offerWeights = {
	step: 0.01,
	bias: -66,
	/** From these log-odds on a line is offered, and one in which only spelling is put right. */
	least: -0.5,
	leastInPlace: 0.5,
	/** The older verdicts have few lists of tasks, so that a composed one has more room. */
	leastComposed: -1.5,
	weights: [
		-32, 18, 89, -34, -103, -13, -20, 193, -49, -124, -192, 160, -3, 33, 25, 62, 81, -25, -7, -114,
		138, -176, 177, 0, 19,
	],
}
