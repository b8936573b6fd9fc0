/** What `npm run train -- --only offers` learned: a weight for each clue of an offer. */
export const offerWeights = {
	step: 0.01,
	bias: -53,
	/** From these log-odds on a line is offered, and one in which only spelling is put right. */
	least: -0.5,
	leastInPlace: 0.5,
	/** The older verdicts have few lists of tasks, so that a composed one has more room. */
	leastComposed: -1.5,
	weights: [
		-34, -2, 97, -42, -92, -13, -18, 175, -40, -96, -200, 144, -3, 17, 17, 50, 70, -6, -5, -116,
		141, -174, 143, -20, 32,
	],
}
