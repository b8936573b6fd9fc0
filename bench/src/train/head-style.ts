import type { HeadKind, HeadSlot } from '@app/cv-import/classifier'
import type { Random } from '../import/random.ts'
import { capitalise } from './head-names.ts'

/** A slot with the text around it and its style. */
export type PlacedSlot = {
	slot: HeadSlot
	before: string
	after: string
	bold: boolean
	italic: boolean
	/** In this share of entries it is left out. */
	absent: number
}

/** How all heads of a section are printed: which slots stand on which line. */
export type HeadStyle = {
	rows: PlacedSlot[][]
	setCase: (text: string, slot: HeadSlot) => string
}

type Order = readonly [share: number, ...slots: HeadSlot[]]

/** Orders of heads and how common they are, as counted in CVs of the world. */
const orders: Readonly<Record<HeadKind, readonly Order[]>> = {
	job: [
		[26, 'title', 'employer', 'place'],
		[22, 'title', 'employer'],
		[16, 'employer', 'place', 'title'],
		[14, 'employer', 'title'],
		[5, 'employer', 'title', 'place'],
		[4, 'title', 'place', 'employer'],
		[5, 'title', 'other', 'employer', 'place'],
		[4, 'title', 'employer', 'other'],
		[3, 'title', 'employer', 'place', 'other'],
		[3, 'employer', 'other', 'title'],
		[2, 'employer', 'place', 'other', 'title'],
		[1, 'place', 'employer', 'title'],
		[1, 'place', 'title', 'employer'],
		[5, 'title'],
		[3, 'title', 'place'],
		[2, 'employer'],
		[1, 'employer', 'place'],
	],
	course: [
		[20, 'course', 'school', 'place'],
		[26, 'course', 'school'],
		[10, 'school', 'place', 'course'],
		[20, 'school', 'course'],
		[5, 'course', 'grade', 'school'],
		[5, 'course', 'school', 'grade'],
		[4, 'school', 'course', 'grade'],
		[3, 'course', 'subject', 'school'],
		[3, 'course', 'school', 'subject'],
		[3, 'subject', 'course', 'school'],
		[2, 'school', 'course', 'subject'],
		[3, 'course', 'school', 'place', 'grade'],
		[3, 'school', 'place', 'course', 'grade'],
		[2, 'school', 'place', 'subject', 'course'],
		[2, 'course', 'school', 'other'],
		[4, 'course'],
		[2, 'school'],
	],
}

type Mark = readonly [share: number, before: string, after?: string]

const usualMarks: readonly Mark[] = [
	[26, ', '],
	[10, ' – '],
	[9, ' - '],
	[9, ' | '],
	[14, '\t'],
	[4, ' · '],
	[2, ' • '],
	[4, '  '],
	[2, ': '],
	[2, ' — '],
	[2, '—'],
	[2, ' / '],
	[1, ' // '],
	[1, '; '],
	[2, '. '],
	[1, '- '],
	[3, ' (', ')'],
	[1, ' '],
]
const marksBefore: Partial<Record<HeadSlot, readonly Mark[]>> = {
	employer: [...usualMarks, [9, ' at '], [3, ' @ '], [1, ' for '], [1, ' with '], [1, ', at ']],
	school: [[2, ','], ...usualMarks, [4, ' at '], [6, ' from '], [2, ', from ']],
	title: [...usualMarks, [2, ' as '], [1, ', as a ']],
	place: [[40, ', '], [3, ','], [4, '. '], ...usualMarks, [14, ' (', ')'], [2, ' in ']],
	other: usualMarks.filter(([, before]) => before !== ' ('),
	grade: [[12, ' (', ')'], [4, '. '], ...usualMarks, [2, ' with ']],
	subject: [...usualMarks, [4, ' in ']],
}

function chanceOfBreak(slot: HeadSlot, { stacks }: Habits): number {
	if (slot === 'other') return 0.35
	if (slot === 'place' || slot === 'grade') return 0.08
	return stacks ? 0.9 : 0.04
}

/** Draws how the heads of a section are printed. */
export function chooseHeadStyle(random: Random, kind: HeadKind): HeadStyle {
	const [, ...slots] = draw(random, orders[kind])
	const habits: Habits = {
		bold: random.pick([slots[0] ?? null, slots[0] ?? null, slots[1] ?? null, null, null]),
		italic: random.chance(0.3) ? random.pick(slots) : null,
		stacks: random.chance(0.55),
		isNested: random.chance(0.18),
	}
	const rows: PlacedSlot[][] = [[]]
	for (const [index, slot] of slots.entries()) {
		if (index > 0 && random.chance(chanceOfBreak(slot, habits))) rows.push([])
		const row = rows.at(-1) ?? []
		row.push(placeSlot(random, slot, { habits, isFirst: row.length === 0 }))
	}
	return { rows, setCase: chooseCase(random, slots) }
}

type Habits = {
	bold: HeadSlot | null
	italic: HeadSlot | null
	/** Each main slot has a separate line. */
	stacks: boolean
	/** Several roles under one employer name it once. */
	isNested: boolean
}

type Spot = { habits: Habits; isFirst: boolean }

function placeSlot(random: Random, slot: HeadSlot, { habits, isFirst }: Spot): PlacedSlot {
	const mark: Mark = isFirst ? [0, ''] : draw(random, marksBefore[slot] ?? usualMarks)
	const [, before, after = ''] = mark
	return {
		slot,
		before,
		after,
		bold: slot === habits.bold,
		italic: slot === habits.italic,
		absent: shareAbsent(slot, habits),
	}
}

function shareAbsent(slot: HeadSlot, { isNested }: Habits): number {
	if (slot === 'employer' && isNested) return 0.5
	return slot === 'place' || slot === 'other' || slot === 'grade' ? 0.2 : 0.02
}

function draw<Item extends readonly [number, ...unknown[]]>(
	random: Random,
	items: readonly Item[],
): Item {
	let left = random.next() * items.reduce((sum, [share]) => sum + share, 0)
	for (const item of items) {
		left -= item[0]
		if (left <= 0) return item
	}
	return random.pick(items)
}

function chooseCase(random: Random, slots: readonly HeadSlot[]): HeadStyle['setCase'] {
	const upper = random.chance(0.18) ? random.pick(slots) : null
	const all = random.next()
	return (text, slot) => {
		const isName = /^[^\p{Lu}]*$/u.test(text) && slot !== 'other' && slot !== 'grade'
		const named = isName && all > 0.06 ? capitalise(text) : text
		if (slot === upper || all > 0.96) return named.toUpperCase()
		return all < 0.03 ? named.toLowerCase() : named
	}
}
