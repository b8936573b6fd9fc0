import {
	listNameCandidates,
	listNameLines,
	type NameFeatures,
	scoreName,
	softmax,
} from '@app/cv-import/classifier'
import type { PageTruth } from '../import/pages/page-truth.ts'
import {
	type ExtractedPage,
	groupBySet,
	halves,
	type LearnedSet,
	learnFromPages,
	type OfPage,
} from './pages-of-others.ts'

/** What speaks for each candidate of a page, and which of them is the name; -1 if none is. */
export type NameLesson = { candidates: readonly NameFeatures[]; right: number }

/** Collects the candidates of all pages whose name is known. */
export function collectNames(sets: readonly LearnedSet[]): Promise<OfPage<NameLesson>[]> {
	return learnFromPages(sets, (extracted, truth) => namesOfPage(extracted, truth))
}

/** The candidates of a page, and which of them is its name. */
function namesOfPage(extracted: ExtractedPage, { personalInfo }: PageTruth): NameLesson[] {
	const { firstName = '', lastName = '' } = personalInfo
	const name = listWords(`${firstName} ${lastName}`)
	const printed = listNameLines(extracted)
	return [printed, asPlainText(printed)].flatMap((lines) => {
		const candidates = listNameCandidates(lines)
		const right = candidates.findIndex((one) => listWords(one.name.text) === name)
		// A name that no candidate has would teach that none is to be taken.
		const isKnown = right !== -1 || name === ''
		return isKnown ? [{ candidates: candidates.map(({ features }) => features), right }] : []
	})
}

const plainLook = { bold: false, italic: false, sizePt: 10, font: '', gapBefore: 12 }

/** The lines as a file of plain text would have them. */
function asPlainText(given: ReturnType<typeof listNameLines>): ReturnType<typeof listNameLines> {
	return { ...given, lines: given.lines.map((line) => ({ ...line, ...plainLook })) }
}

function listWords(name: string): string {
	const words = name
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.match(/[\p{L}\p{N}]+/gu)
	return (words ?? []).sort().join(' ')
}

const rounds = 200
const step = 0.5
/** The pull of every weight towards zero. */
const pull = 0.001

/** Learns what speaks for a name: the right candidate should be likelier than all others, and than none. */
export function trainNames(lessons: readonly NameLesson[]): NameFeatures {
	const weights: Record<string, number> = {}
	const squares: Record<string, number> = {}
	for (let round = 0; round < rounds; round++) {
		const slopes: Record<string, number> = {}
		for (const lesson of lessons) addSlopes(slopes, lesson, weights)
		for (const [name, slope] of Object.entries(slopes)) {
			const whole = slope / lessons.length + pull * (weights[name] ?? 0)
			const square = (squares[name] ?? 0) + whole * whole
			squares[name] = square
			weights[name] = (weights[name] ?? 0) - (step * whole) / Math.sqrt(square + 1e-8)
		}
	}
	return Object.fromEntries(
		Object.entries(weights).map(([name, weight]) => [name, Math.round(weight * 1000) / 1000]),
	)
}

function addSlopes(
	slopes: Record<string, number>,
	{ candidates, right }: NameLesson,
	weights: NameFeatures,
): void {
	const scores = candidates.map((features) => scoreName(features, weights))
	const shares = softmax([...scores, 0])
	for (const [at, features] of candidates.entries()) {
		const error = (shares[at] ?? 0) - Number(at === right)
		if (Math.abs(error) < 1e-5) continue
		for (const [name, value] of Object.entries(features))
			slopes[name] = (slopes[name] ?? 0) + error * value
	}
}

/** How many pages get their name, or none if they have none. */
export function countRightNames(lessons: readonly NameLesson[], weights: NameFeatures): number {
	return lessons.filter(({ candidates, right }) => {
		const scores = candidates.map((features) => scoreName(features, weights))
		const most = Math.max(0, ...scores)
		return scores.indexOf(most) === right
	}).length
}

/** Prints how many names of each set, each as printed and as plain text, are right by what is learned from the other half of all pages. */
export function reportNames(lessons: readonly OfPage<NameLesson>[]): void {
	for (const half of halves) {
		const weights = trainNames(lessons.filter((lesson) => lesson.half !== half))
		for (const [set, own] of groupBySet(lessons, half))
			console.log(
				`${set.padEnd(16)}${own.length} names, ${countRightNames(own, weights)} right, learned from the other half`,
			)
	}
}
