/** What `npm run train -- --only offers` learned: a weight for each clue of an offer. */
export const offerWeights = {
	step: 0.01,
	bias: -24,
	/** From these log-odds on a line is offered, however it was made. */
	least: -2.2,
	weights: [
		10, -57, 118, -71, -64, 11, 22, 139, -26, -5, -195, 88, -7, -95, -8, -13, 103, 6, 6, -119, 108,
		-142, 42, -25, 34, -182, -29, 23, 93, 21, 87, -11, -133, -125, -37, 41, -103, 37, 18, 222, -58,
		39, -89, -40, -166, 25, 72, 24, -4,
	],
}
