/** Chance, by which mistakes are made. */
export type Dice = {
	draw: () => number
	/** Whether something happens that happens in this share of cases. */
	chance: (share: number) => boolean
	pick: <Value>(list: readonly Value[]) => Value
}

/** Makes dice of random numbers; `rate` multiplies every chance. */
export function createDice(draw: () => number, rate: number): Dice {
	return {
		draw,
		chance: (share) => draw() < share * rate,
		pick: <Value>(list: readonly Value[]) => {
			const one = list[Math.floor(draw() * list.length)]
			if (one === undefined) throw new Error('Nothing to pick from')
			return one
		},
	}
}
