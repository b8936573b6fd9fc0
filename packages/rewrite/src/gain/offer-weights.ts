/** What `npm run train -- --only offers` learned: a weight for each clue of an offer. */
export const offerWeights = {
	step: 0.01,
	bias: 13,
	/** From these log-odds on a line is offered, however it was made. */
	least: -1.05,
	weights: [
		-42, -72, 146, -62, -74, 32, 4, 98, -18, 4, -190, -1, -81, 1, -2, -6, 115, 10, 4, -96, 125,
		-122, 27, -25, 92, -191, -21, 16, -40, 149, 59, -43, -123, -138, 17, 61, -63, -6, 36, 208, -40,
		20, -67, -7, -182, 12, -4, -1, -15,
	],
}
