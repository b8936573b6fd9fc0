/** What `npm run train -- --only wordings` learned: a weight for each clue of a wording. */
export const wordingWeights = {
	/** From these log-odds on a wording is offered. */
	least: -0.2,
	weights: [
		0.962, 1.519, 0.755, 0.121, 0.729, -0.167, -0.58, 0, -0.002, -0.087, -0.415, -0.561, -0.633,
		-1.062, 0.272, 0.842, 1.015, 0.478, -0.065, -0.036, 0.095,
	],
}
