/**
 * What a reader's own confidence turned out to be worth: of the values said with the first figure, the second
 * share was right in the layouts that `npm run bench:import` holds out, a little less for CVs of other programs.
 */
const worth: readonly (readonly [said: number, right: number])[] = [
	[0, 0],
	[0.45, 0.25],
	[0.55, 0.45],
	[0.65, 0.64],
	[0.75, 0.84],
	[0.85, 0.91],
	[0.92, 0.95],
	[0.97, 0.975],
	[1, 1],
]

/** The share of values that are right when a reader says `said`, from 0 to 1. */
export function calibrate(said: number): number {
	const at = worth.findIndex(([known]) => known >= said)
	const [above, before] = [worth[at], worth[at - 1]]
	if (above === undefined) return 1
	if (before === undefined) return above[1]
	const share = (said - before[0]) / (above[0] - before[0])
	return Math.round((before[1] + share * (above[1] - before[1])) * 1000) / 1000
}
