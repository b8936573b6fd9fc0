import { fileURLToPath } from 'node:url'
import {
	type KindWeights,
	sectionsByHeadings,
	sharesOfKinds,
	topicFeatures,
	topicPlaces,
	topics,
} from '@app/cv-import/classifier'
import { extractText } from '@app/cv-import/node'
import type { PageTruth } from '../import/pages/page-truth.ts'
import { startPagePrinter } from '../import/pages/print-page.ts'
import { bytesOfPage, listPages } from '../import/pages/read-pages.ts'
import { learnKinds } from './learn-kinds.ts'
import { topicsByTruth } from './topics-by-truth.ts'

/** Pages of other hands. What each of their lines is about follows from what the page is known to say. */
const sets = [
	'made-by-others',
	'untidy',
	'opened',
	'opened-2',
	'opened-3',
	'opened-4',
	'opened-5',
	'opened-6',
]

/** What is known of a line, and the topic that the truth of its page gives it. */
export type TopicLesson = { set: string; places: readonly number[]; kind: number }

/** The lines of all pages whose topic is sure. */
export async function collectTopics(): Promise<TopicLesson[]> {
	const printer = await startPagePrinter()
	try {
		const lessons: TopicLesson[] = []
		for (const set of sets) {
			const folder = fileURLToPath(new URL(`../import/pages/${set}/`, import.meta.url))
			for (const page of await listPages(folder)) {
				const extracted = await extractText(await bytesOfPage(page, printer), nameOf(page.file))
				lessons.push(...lessonsOf(set, extracted, page.truth))
			}
		}
		return lessons
	} finally {
		await printer.close()
	}
}

function lessonsOf(set: string, extracted: Extracted, truth: PageTruth): TopicLesson[] {
	const topicOf = topicsByTruth(truth)
	return sectionsByHeadings(extracted).flatMap(({ lines }) => {
		const known = topicFeatures(lines)
		return lines.flatMap(({ span }, at) => {
			const topic = topicOf(span.text)
			const kind = topic === null ? -1 : topics.indexOf(topic)
			return kind === -1 ? [] : [{ set, places: known[at] ?? [], kind }]
		})
	})
}

type Extracted = Parameters<typeof sectionsByHeadings>[0]

function nameOf(file: string): string {
	return file.replace(/\.html$/, '.pdf')
}

const pull = 0.02

/** Learns what lines are about. The same lessons and seed give the same weights. */
export function trainTopics(lessons: readonly TopicLesson[], seed: string): KindWeights {
	return learnKinds(lessons, { kinds: topics.length, places: topicPlaces, seed, pull })
}

/** Prints how many lines of each set get their topic from what is learned of the other sets. */
export function reportTopics(lessons: readonly TopicLesson[]): void {
	for (const set of sets) {
		const weights = trainTopics(
			lessons.filter((lesson) => lesson.set !== set),
			'topics',
		)
		const own = lessons.filter((lesson) => lesson.set === set)
		const right = own.filter(({ places, kind }) => {
			const shares = sharesOfKinds(weights, places, topics.length)
			return shares.indexOf(Math.max(...shares)) === kind
		})
		const share = ((100 * right.length) / Math.max(1, own.length)).toFixed(1)
		console.log(`${set.padEnd(16)}${own.length} lines, ${share} % right, learned from the others`)
	}
}
