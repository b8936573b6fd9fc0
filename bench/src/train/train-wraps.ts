import {
	type ClassifierWeights,
	type DecideWrap,
	listWrapQuestions,
	type WrapQuestion,
	wrapFeatures,
	wrapLogOddsUnder,
	wrapPlaces,
} from '@app/cv-import/classifier'
import { extractText } from '@app/cv-import/node'
import { startPagePrinter } from '../import/pages/print-page.ts'
import { learnKinds } from './learn-kinds.ts'
import { pagesOfSet } from './pages-of-others.ts'
import { inPlainText } from './wrap-text.ts'

/** Pages of other hands. Which lines are one paragraph is in their HTML, so nobody has to say it. */
const sets = ['opened-4', 'opened', 'opened-2', 'opened-3', 'untidy', 'made-by-others']

/** Style rules under which the lines of the same page break elsewhere. */
const styles = [
	'',
	'* { font-family: "DejaVu Serif", serif !important }',
	'* { font-family: "Liberation Sans Narrow", sans-serif !important }',
	'html { zoom: 1.12 }',
	'html { zoom: 0.88 } p, li, div { text-align: justify }',
	'* { letter-spacing: 0.03em !important; line-height: 1.7 !important }',
	'body { padding-right: 18% !important; box-sizing: border-box !important }',
]

/**
 * A line and the words above it: the features of the pair, whether the line continues them, and whether the rules say
 * so.
 */
export type WrapLesson = {
	set: string
	places: readonly number[]
	isWrap: boolean
	byRules: boolean
}

/** Asks of the lines of all pages, printed in several widths and as plain text, whether they go on with the line above. */
export async function collectWraps(): Promise<WrapLesson[]> {
	const printer = await startPagePrinter()
	try {
		const lessons: WrapLesson[] = []
		for (const set of sets) {
			for (const { file } of await pagesOfSet(set)) {
				const paragraphs = await printer.paragraphs(file)
				const texts = inPlainText(paragraphs).map((bytes) => ({ bytes, fileName: 'cv.txt' }))
				const printed = await printAll(file, printer.print)
				for (const copy of [...printed, ...texts])
					lessons.push(...(await lessonsOf(set, copy, paragraphs)))
			}
		}
		return lessons
	} finally {
		await printer.close()
	}
}

type Copy = { bytes: Uint8Array; fileName: string }

async function printAll(
	file: string,
	print: (file: string, css: string) => Promise<Uint8Array>,
): Promise<Copy[]> {
	const copies: Copy[] = []
	for (const css of styles) copies.push({ bytes: await print(file, css), fileName: 'cv.pdf' })
	return copies
}

async function lessonsOf(
	set: string,
	{ bytes, fileName }: Copy,
	paragraphs: readonly string[],
): Promise<WrapLesson[]> {
	const lessons: WrapLesson[] = []
	const answer = answerFrom(paragraphs)
	const decide: DecideWrap = (question) => {
		const isWrap = answer(question)
		const { byRules } = question
		if (isWrap === null) return byRules ? 1 : -1
		lessons.push({ set, places: wrapFeatures(question), isWrap, byRules })
		return isWrap ? 1 : -1
	}
	const extracted = await extractText(bytes, fileName)
	if (!extracted.linesAreParagraphs) listWrapQuestions(extracted, decide)
	return lessons
}

/** This many letters on each side of a break tell the paragraph that it is in. */
const lettersBeside = 30

/** Whether some paragraph has the words above a break and those below it one after the other; `null` where none has both apart. */
export function answerFrom(
	paragraphs: readonly string[],
): (question: Pick<WrapQuestion, 'cell' | 'next'>) => boolean | null {
	const known = paragraphs.map(listLetters)
	const isKnown = (letters: string) => known.some((one) => one.includes(letters))
	return ({ cell, next }) => {
		const above = listLetters(cell.span.text).slice(-lettersBeside)
		const below = listLetters(next.span.text).slice(0, lettersBeside)
		if (above === '' || below === '' || !isKnown(above) || !isKnown(below)) return null
		return isKnown(above + below)
	}
}

function listLetters(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replaceAll(/[\s\u00ad\u200b-\u200d•·♥☑*-]+/g, '')
}

const pull = 0.003

/** Learns which lines go on with the words above them. The same lessons and seed give the same weights. */
export function trainWraps(lessons: readonly WrapLesson[], seed: string): ClassifierWeights {
	const known = lessons.map(({ places, isWrap }) => ({ places, kind: isWrap ? 0 : 1 }))
	return learnKinds(known, { kinds: 2, places: wrapPlaces, seed, pull })
}

/**
 * Prints how many line breaks of each set are judged wrongly by the rules, and by weights learned from the other
 * sets.
 */
export function reportWraps(lessons: readonly WrapLesson[]): void {
	for (const set of sets) {
		const weights = trainWraps(
			lessons.filter((lesson) => lesson.set !== set),
			'wraps',
		)
		const own = lessons.filter((lesson) => lesson.set === set)
		const count = (isJoined: (lesson: WrapLesson) => boolean) => {
			const wrong = own.filter((lesson) => !lesson.isWrap && isJoined(lesson)).length
			const missed = own.filter((lesson) => lesson.isWrap && !isJoined(lesson)).length
			return `${wrong} joined wrongly, ${missed} not joined`
		}
		console.log(
			[
				`${set.padEnd(16)}${own.length} lines`,
				`by the rules ${count(({ byRules }) => byRules)}`,
				`learned from the other sets ${count(({ places, byRules }) => wrapLogOddsUnder(weights, places, byRules) > 0)}`,
			].join('; '),
		)
	}
}
