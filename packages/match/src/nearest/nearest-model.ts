/**
 * What was learned: a weight for each feature of a line and of a requirement, from which log-odds of a requirement on to ask, and from
 * which log-odds of its likeliest line on that line is worth showing.
 */
export type NearestWeights = {
	line: readonly number[]
	requirement: readonly number[]
	askFrom: number
	offerFrom: number
}
