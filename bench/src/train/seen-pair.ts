/** The clues of a pair, collected once and learned from as often as hands are left out. */
export type SeenPair = {
	clues: readonly (readonly [string, number])[]
	label: number
	weight: number
	isAskable: boolean | null
}
