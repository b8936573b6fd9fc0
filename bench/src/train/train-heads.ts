import {
	type ClassifierWeights,
	decodeHead,
	type HeadPart,
	type HeadSlot,
	type HeadWeights,
	headSlots,
	listHeadQuestions,
} from '@app/cv-import/classifier'
import { readHeadNames } from './head-names.ts'
import { headsByTruth } from './heads-by-truth.ts'
import {
	beginLearning,
	type HeadLesson,
	type Learning,
	shrinkHeads,
	takeCourse,
} from './learn-heads.ts'
import { makeHeads } from './make-heads.ts'
import {
	groupBySet,
	halves,
	type LearnedSet,
	learnFromPages,
	type OfPage,
} from './pages-of-others.ts'

/** The number of sections whose heads are learned from, and of sections with other names that measure the result. */
const sections = { learned: 5_000, unseen: 300 }
const cvs = { learned: 500, unseen: 200 }

/** A head of a page from outside the project, with the right reading by the known content of the page. */
export type ToldHead = OfPage<HeadLesson>

/** How often each lesson is gone through. */
const rounds = { made: 4, told: 3 }
/** Every second made-up head is repeated with the heads of pages, so that its lesson isn't forgotten. */
const everyMade = 2

/** The heads of all pages of other hands. Nobody labels them: how they are to be read follows from the truth of their page. */
export function collectHeads(sets: readonly LearnedSet[]): Promise<ToldHead[]> {
	return learnFromPages(sets, (extracted, truth) => {
		const readingOf = headsByTruth(truth)
		return listHeadQuestions(extracted).flatMap((question) => {
			const right = readingOf(question)
			return right === null ? [] : [{ question, right }]
		})
	})
}

/** Learns heads from invented entries alone, which have more names than pages do. */
export function learnMadeHeads(seed: string): MadeHeads {
	const lessons = makeHeads(readHeadNames('development', cvs.learned), sections.learned, seed)
	const learning = beginLearning()
	takeCourse(learning, { lessons, rounds: rounds.made }, seed)
	return { learning, lessons }
}

/** The invented heads, and the weights learned from them. */
export type MadeHeads = { learning: Learning; lessons: readonly HeadLesson[] }

/** The weights after the heads of pages too. The same lessons give the same weights. */
export function learnToldHeads(
	{ learning: { values, squares }, lessons }: MadeHeads,
	told: readonly HeadLesson[],
	seed: string,
): ClassifierWeights {
	const learning = { values: values.slice(), squares: squares.slice() }
	const again = lessons.filter((_, at) => at % everyMade === 0)
	takeCourse(learning, { lessons: [...told, ...again], rounds: rounds.told }, seed)
	return shrinkHeads(learning.values)
}

/**
 * Prints how many heads of each set are read completely with the weights of invented heads alone, and with what is
 * learned from the other half of all pages too.
 */
export function reportToldHeads(made: MadeHeads, told: readonly ToldHead[], seed: string): void {
	const alone = shrinkHeads(made.learning.values)
	for (const half of halves) {
		const others = told.filter((head) => head.half !== half)
		const learned = learnToldHeads(made, others, seed)
		for (const [set, own] of groupBySet(told, half)) {
			const [before, after] = [alone, learned].map((weights) =>
				percentOf(own, (lesson) => isSame(findBest(lesson, weights), lesson.right)),
			)
			console.log(
				`${set.padEnd(16)}${own.length} heads, ${before} % read whole by made-up ones, ${after} % with the other half of pages`,
			)
		}
	}
}

function percentOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): string {
	return ((100 * items.filter(holds).length) / Math.max(1, items.length)).toFixed(1)
}

/** Prints how well heads of other names are read, slot by slot. */
export function reportHeads(weights: HeadWeights): void {
	const lessons = makeHeads(readHeadNames('held-out', cvs.unseen), sections.unseen, 'unseen')
	const counts = new Map<HeadSlot, { right: number; found: number; real: number }>()
	let whole = 0
	for (const lesson of lessons) {
		const parts = findBest(lesson, weights)
		if (isSame(parts, lesson.right)) whole++
		for (const slot of headSlots) {
			const [found, real] = [parts, lesson.right].map((list) =>
				list.find((one) => one.slot === slot),
			)
			const count = counts.get(slot) ?? { right: 0, found: 0, real: 0 }
			count.found += Number(found !== undefined)
			count.real += Number(real !== undefined)
			count.right += Number(
				found !== undefined &&
					real !== undefined &&
					found.from === real.from &&
					found.to === real.to,
			)
			counts.set(slot, count)
		}
	}
	for (const [slot, { right, found, real }] of counts)
		console.log(`${slot.padEnd(10)} F1 ${((200 * right) / Math.max(1, found + real)).toFixed(1)}`)
	console.log(
		`${lessons.length} heads of other names, ${((100 * whole) / lessons.length).toFixed(1)} % read whole`,
	)
}

function findBest({ question }: HeadLesson, weights: HeadWeights): readonly HeadPart[] {
	return decodeHead(question, weights)[0]?.parts ?? []
}

function isSame(a: readonly HeadPart[], b: readonly HeadPart[]): boolean {
	const named = (parts: readonly HeadPart[]) =>
		parts
			.filter(({ slot }) => slot !== 'other')
			.map(({ from, to, slot }) => `${from} ${to} ${slot}`)
	return named(a).join() === named(b).join()
}
