/**
 * The learned parameters: a weight for each feature of a line and of a requirement; `askFrom`, the least log-odds of
 * a requirement to ask about it; and `offerFrom`, the least log-odds of its likeliest line to show that line.
 */
export type NearestWeights = {
	line: readonly number[]
	requirement: readonly number[]
	askFrom: number
	offerFrom: number
}
