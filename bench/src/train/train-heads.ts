import {
	decodeHead,
	type HeadPart,
	type HeadSlot,
	type HeadWeights,
	headSlots,
	type KindWeights,
} from '@app/cv-import/classifier'
import { readHeadNames } from './head-names.ts'
import { type HeadLesson, learnHeads } from './learn-heads.ts'
import { makeHeads } from './make-heads.ts'

/** Sections whose heads are learned from, and others, of other names, that measure what was learned. */
const sections = { learned: 5_000, unseen: 300 }
const cvs = { learned: 500, unseen: 200 }

/** Learns to read the heads of entries. The same code gives the same weights. */
export function trainHeads(seed: string): { weights: KindWeights; count: number } {
	const lessons = makeHeads(readHeadNames('development', cvs.learned), sections.learned, seed)
	return { weights: learnHeads(lessons, seed), count: lessons.length }
}

/** Prints how well heads of other names are read, slot by slot. */
export function reportHeads(weights: HeadWeights): void {
	const lessons = makeHeads(readHeadNames('held-out', cvs.unseen), sections.unseen, 'unseen')
	const counts = new Map<HeadSlot, { right: number; found: number; real: number }>()
	let whole = 0
	for (const lesson of lessons) {
		const parts = bestOf(lesson, weights)
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

function bestOf({ question }: HeadLesson, weights: HeadWeights): readonly HeadPart[] {
	return decodeHead(question, weights)[0]?.parts ?? []
}

function isSame(a: readonly HeadPart[], b: readonly HeadPart[]): boolean {
	const named = (parts: readonly HeadPart[]) =>
		parts
			.filter(({ slot }) => slot !== 'other')
			.map(({ from, to, slot }) => `${from} ${to} ${slot}`)
	return named(a).join() === named(b).join()
}
