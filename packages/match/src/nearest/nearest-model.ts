/** What was learned: a weight for each feature of a line and of a requirement, and from which log-odds on to ask. */
export type NearestWeights = {
	line: readonly number[]
	requirement: readonly number[]
	askFrom: number
}
