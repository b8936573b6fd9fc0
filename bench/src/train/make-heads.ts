import {
	entryOfHead,
	featuresOfHead,
	type Head,
	type HeadKind,
	type HeadPart,
	type HeadSlot,
	hintsOfRules,
	locatePart,
	mostPartWords,
	readHead,
	type Span,
	toSpan,
} from '@app/cv-import/classifier'
import { createRandom, type Random } from '../import/random.ts'
import { coverHead } from './cover-head.ts'
import { fillSlot } from './fill-slot.ts'
import type { HeadNames } from './head-names.ts'
import { chooseHeadStyle, type HeadStyle, type PlacedSlot } from './head-style.ts'
import type { HeadLesson } from './learn-heads.ts'

/** Now and then the rules are not heard, so that the weights learn to do without them. */
const deaf = 0.35
const mostEntries = 4

/** Makes the heads of invented entries, section by section, as CVs print them, each with its right reading. */
export function makeHeads(names: HeadNames, sections: number, seed: string): HeadLesson[] {
	return Array.from({ length: sections }, (_, index) =>
		makeSection(names, createRandom(`${seed}-${index}`)),
	).flat()
}

/** The heads of one section, which keep to one style. */
function makeSection(names: HeadNames, random: Random): HeadLesson[] {
	const kind: HeadKind = random.chance(0.62) ? 'job' : 'course'
	const style = chooseHeadStyle(random, kind)
	const made = Array.from({ length: random.int(1, mostEntries) }, () =>
		makeEntry({ names, random, style }),
	)
	const hints = hintsOfRules(
		made.map(({ entry }) => entry),
		kind,
	)
	return made.flatMap(({ entry, items }, index) => {
		const head = readHead(entry)
		const right = listParts(head, items)
		if (right === null) return []
		const heard = random.chance(deaf) ? [] : (hints[index]?.(head) ?? [])
		return [{ question: { head, kind, features: featuresOfHead(head, heard) }, right }]
	})
}

type Item = Span['pieces'][number]['item']
type Made = { entry: ReturnType<typeof entryOfHead>; items: Map<Item, HeadSlot> }
/** What the head of an entry is made of. */
export type Making = { names: HeadNames; random: Random; style: HeadStyle }

/** The rows of the head of an invented entry, without its dates. */
export function makeHeadRows(making: Making): string[] {
	return makeEntry(making).entry.header.map(({ span }) => span.text)
}

function makeEntry({ names, random, style }: Making): Made {
	const items = new Map<Item, HeadSlot>()
	const dateRow = random.int(-1, style.rows.length - 1)
	const rows = style.rows.flatMap((row, at) => {
		const runs = row.flatMap((placed) => makeRuns(placed, { names, random, style }))
		if (runs.length === 0) return []
		const spans = runs.map(({ text, slot, placed }, index) => {
			const item = makeItem({ text, placed, row: at, order: index })
			if (slot !== null) items.set(item, slot)
			return toSpan(item)
		})
		const text = spans.map((span) => span.text).join('')
		let length = 0
		const pieces = spans.flatMap((span) => {
			const start = length
			length += span.text.length
			return span.pieces.map((piece) => ({ ...piece, start, end: length }))
		})
		return [{ text, pieces }]
	})
	const dates = makeItem({ text: '2019', placed: null, row: dateRow, order: 99 })
	return { items, entry: entryOfHead(rows, toSpan(dates)) }
}

type Run = { text: string; slot: HeadSlot | null; placed: PlacedSlot | null }

function makeRuns(placed: PlacedSlot, { names, random, style }: Making): Run[] {
	if (random.chance(placed.absent)) return []
	const text = style.setCase(fillSlot(placed.slot, { names, random }), placed.slot)
	if (text === '') return []
	const own: Run = { text, slot: placed.slot, placed }
	return [
		...(placed.before === '' ? [] : [{ text: placed.before, slot: null, placed: null }]),
		own,
		...(placed.after === '' ? [] : [{ text: placed.after, slot: null, placed: null }]),
	]
}

const sizePt = 10

function makeItem({
	text,
	placed,
	row,
	order,
}: {
	text: string
	placed: PlacedSlot | null
	row: number
	order: number
}): Item {
	return {
		text,
		page: 1,
		x: order * 60,
		y: 100 + row * 14,
		width: text.length * 5,
		height: sizePt,
		baseline: 110 + row * 14,
		sizePt,
		font: 'plain',
		bold: placed?.bold === true,
		italic: placed?.italic === true,
		order,
	}
}

/**
 * Divides a head into parts that cover every word; words of no slot, such as "at", become separate parts. Returns
 * `null` if a part is too long or two parts overlap.
 */
function listParts(head: Head, items: ReadonlyMap<Item, HeadSlot>): HeadPart[] | null {
	const named = [...items].flatMap(([item, slot]) => locatePart(head, toSpan(item), slot) ?? [])
	if (named.some(({ from, to }) => to - from > mostPartWords)) return null
	const isTorn = named.some((one) =>
		named.some((other) => other.from < one.from && one.from < other.to),
	)
	return isTorn || head.words.length === 0 ? null : coverHead(head, named)
}
