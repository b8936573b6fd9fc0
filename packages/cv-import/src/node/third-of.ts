/** A third of the items for a turn and another for the next: in three turns each has its turn, for a third of the work. */
export function thirdOf<Item>(all: readonly Item[], turn: number): Item[] {
	return all.filter((_, index) => index % 3 === turn % 3)
}
