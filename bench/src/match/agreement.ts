import { type LabelledAdvert, namesTerm, type Term } from './labelled-adverts.ts'

/** How one person's labels of some adverts do by another's: as if the first were a program. */
export function agreementOf(
	ones: readonly LabelledAdvert[],
	others: readonly LabelledAdvert[],
): { recall: number; precision: number } {
	let [read, right, wanted, found] = [0, 0, 0, 0]
	for (const { id, requirements } of ones) {
		const labels = others.find((other) => other.id === id)?.requirements ?? []
		read += requirements.length
		wanted += labels.length
		right += requirements.filter(({ term }) => isIn(term, labels)).length
		found += labels.filter(({ term }) => isIn(term, requirements)).length
	}
	return { recall: found / wanted, precision: right / read }
}

/** The terms that more than half of several people marked in an advert, in the words and with the need of the first who did. */
export function markedByMost(labels: readonly (readonly Term[])[]): Term[] {
	const chosen: Term[] = []
	for (const [index, own] of labels.entries())
		for (const one of own) {
			const votes = labels.filter((other, at) => at === index || isIn(one.term, other)).length
			if (votes > labels.length / 2 && !isIn(one.term, chosen)) chosen.push(one)
		}
	return chosen
}

function isIn(term: string, labels: readonly Term[]): boolean {
	return labels.some((other) => namesTerm(term, other.term))
}
