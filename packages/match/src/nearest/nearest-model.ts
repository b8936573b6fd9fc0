/**
 * The learned parameters: a weight for each feature of a line, of a requirement, and of how sure its likeliest line
 * is the right one; `askFrom`, the least log-odds of a requirement to ask about it; and `offerFrom`, the least
 * log-odds that its line is right to show that line.
 */
export type NearestWeights = {
	line: readonly number[]
	requirement: readonly number[]
	offer: readonly number[]
	askFrom: number
	offerFrom: number
}
