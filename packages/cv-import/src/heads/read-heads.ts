import { isLeftOut } from '../classifier/ablation.ts'
import { type ClassifierWeights, softmax, unpackWeights } from '../classifier/softmax-classifier.ts'
import type { Entry } from '../fields/entry.ts'
import { isPlace } from '../lexicon/place-names.ts'
import type { Span } from '../text/span.ts'
import { findBarredSlots } from './barred-slots.ts'
import { decodeHead, type HeadQuestion, type HeadReading } from './decode-head.ts'
import { featuresOfHead, mostPartWords } from './head-features.ts'
import type { HeadKind, HeadPart, HeadSlot } from './head-slots.ts'
import { headWeights } from './head-weights.ts'
import { type Head, readHead, sliceHead } from './head-words.ts'
import { findInnerWords } from './inner-words.ts'

/** The slot of a part of a head, its words, its line, and its probability from 0 to 1. */
export type SlotFound = { slot: HeadSlot; span: Span; row: number; share: number }

/** An entry of a section, with the reading of its head by rules. */
export type HeadTask = { entry: Entry; hints: (head: Head) => HeadPart[] }

/**
 * Reads the heads of all entries of a section together, because a CV keeps to one order. `null` where a head has no words,
 * or nothing that was learned may be used.
 */
export function readHeads(tasks: readonly HeadTask[], kind: HeadKind): (SlotFound[] | null)[] {
	if (isLeftOut('learned-part')) return tasks.map(() => null)
	weights ??= unpackWeights(headWeights)
	const from = weights
	const asked = tasks.map((task) => {
		const { question, heard } = buildHeadQuestion(task, kind)
		const readings = decodeHead(question, from).map((reading) => withRules(reading, heard))
		return { question, readings }
	})
	const support = countOrders(asked)
	const supportOfNames = countNames(asked)
	return asked.map((one) => {
		const { question, readings } = one
		if (question.head.words.length === 0) return null
		const judged = readings.map((reading) => ({
			...reading,
			score:
				reading.score +
				trustInOrder * support(question, reading) +
				trustInNames * supportOfNames(one, reading),
		}))
		return slotsOf(question, judged)
	})
}

/** Builds the question about the head of an entry, and the reading of that head by rules. */
export function buildHeadQuestion(
	{ entry, hints }: HeadTask,
	kind: HeadKind,
): { question: HeadQuestion; heard: HeadPart[] } {
	const head = readHead(entry)
	const heard = hints(head)
	const solid = heard.filter((part) => isKnownPlace(head, part))
	const features = featuresOfHead(head, heard)
	const question = { head, kind, features, solid, inner: findInnerWords(head) }
	return { question: { ...question, barred: findBarredSlots(head) }, heard }
}

function isKnownPlace(head: Head, { from, to, slot }: HeadPart): boolean {
	if (slot !== 'place' || to - from > mostPartWords) return false
	const text = sliceHead(head, from, to)?.text ?? ''
	return isPlace(text) && !closesBracket.test(text)
}

/** Words that end a bracket which opens before them. */
const closesBracket = /^[^([]*[)\]]/

let weights: ClassifierWeights | null = null

// Raises the score of a reading for each part that the rules find too, which decides between two readings with close
// scores.
function withRules(reading: HeadReading, heard: readonly HeadPart[]): HeadReading {
	const agreed = heard.filter((hint) => reading.parts.some((part) => isSame(part, hint))).length
	return { ...reading, score: reading.score + trustInRules * agreed }
}

/** How much each part counts that the rules find too. */
const trustInRules = 1
/** The weight of the order in the other entries, relative to the evidence of the entry itself. */
const trustInOrder = 1
/** How much each word counts of a name that another entry has too: several roles at one employer, several courses at one school. */
const trustInNames = 1
const mostWordsCounted = 6
/** An order that no entry of the section speaks for is this likely. */
const unseen = 0.02

type Asked = { question: HeadQuestion; readings: HeadReading[] }

/** How much the likely readings of all entries speak for the order of one, as the logarithm of a share. */
function countOrders(
	asked: readonly Asked[],
): (question: HeadQuestion, reading: HeadReading) => number {
	const counts = new Map<string, number>()
	for (const { question, readings } of asked) {
		const shares = softmax(readings.map(({ score }) => score))
		for (const [at, reading] of readings.entries())
			for (const order of ordersOf(question, reading))
				counts.set(order, (counts.get(order) ?? 0) + (shares[at] ?? 0))
	}
	const most = Math.max(1, asked.length)
	return (question, reading) =>
		ordersOf(question, reading).reduce(
			(sum, order) => sum + Math.log(unseen + (counts.get(order) ?? 0) / most),
			0,
		)
}

/**
 * Returns a function that counts the words of the employers and schools in a reading that another entry has as one
 * name. Each word counts with the probability of that name in the other entry.
 */
function countNames(asked: readonly Asked[]): (one: Asked, reading: HeadReading) => number {
	const surest = new Map<string, NameShares>()
	for (const one of asked)
		for (const [name, share] of sharesOfNames(one)) {
			const { of, first, second } = surest.get(name) ?? { of: one, first: 0, second: 0 }
			const isFirst = share > first
			surest.set(name, {
				of: isFirst ? one : of,
				first: Math.max(first, share),
				second: isFirst ? first : Math.max(second, share),
			})
		}
	return (one, reading) =>
		namesOf(one.question, reading).reduce((sum, name) => {
			const { of, first, second } = surest.get(name) ?? { of: one, first: 0, second: 0 }
			const share = of === one ? second : first
			return sum + share * Math.min(name.split(' ').length - 1, mostWordsCounted)
		}, 0)
}

/** The entry that is surest of a name, how sure it is, and how sure the surest of the others is. */
type NameShares = { of: Asked; first: number; second: number }

function sharesOfNames({ question, readings }: Asked): Map<string, number> {
	const likely = softmax(readings.map(({ score }) => score))
	const names = new Map<string, number>()
	for (const [at, reading] of readings.entries())
		for (const name of namesOf(question, reading))
			names.set(name, (names.get(name) ?? 0) + (likely[at] ?? 0))
	return names
}

function namesOf({ head }: HeadQuestion, { parts }: HeadReading): string[] {
	return parts
		.filter(({ slot }) => slot === 'employer' || slot === 'school')
		.map(({ slot, from, to }) => `${slot} ${sliceHead(head, from, to)?.text ?? ''}`)
}

// Which slots there are, in which order and on which line: without the lesser ones, which some entries lack, and with them.
function ordersOf({ head }: HeadQuestion, { parts }: HeadReading): string[] {
	const lines = parts.map(({ slot, from }) => ({
		slot,
		text: `${head.words[from]?.row ?? 0} ${slot}`,
	}))
	const all = lines.filter(({ slot }) => slot !== 'other')
	const main = all.filter(({ slot }) => slot !== 'place' && slot !== 'grade')
	return [main, all].map((some, level) => [level, ...some.map(({ text }) => text)].join(', '))
}

function slotsOf({ head }: HeadQuestion, readings: readonly HeadReading[]): SlotFound[] {
	const shares = softmax(readings.map(({ score }) => score))
	const best = shares.indexOf(Math.max(...shares))
	return (readings[best]?.parts ?? []).flatMap((part) => {
		const span = sliceHead(head, part.from, part.to)
		if (span === null) return []
		const share = readings.reduce(
			(sum, { parts }, at) =>
				sum + (parts.some((one) => isSame(one, part)) ? (shares[at] ?? 0) : 0),
			0,
		)
		return [{ slot: part.slot, span, row: head.words[part.from]?.row ?? 0, share }]
	})
}

function isSame(a: HeadPart, b: HeadPart): boolean {
	return a.slot === b.slot && a.from === b.from && a.to === b.to
}
