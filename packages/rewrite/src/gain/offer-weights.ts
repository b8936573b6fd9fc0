/** What `npm run train -- --only offers` learned: a weight for each clue of an offer. */
export const offerWeights = {
	step: 0.01,
	bias: -76,
	/** From these log-odds on a line is offered, and one in which only spelling is put right. */
	least: -0.5,
	leastInPlace: 0.5,
	/** The older verdicts have few lists of tasks, so that a composed one has more room. */
	leastComposed: -1.5,
	weights: [
		-34, 74, 96, -48, -103, 2, -39, 210, -45, -128, -198, 144, 10, 62, 9, 71, 127, -30, -22, -97,
		131, -178, 176, 9, 19,
	],
}
