import {
	type ClassifierWeights,
	classProbabilities,
	sectionsByHeadings,
	topicFeatures,
	topicPlaces,
	topics,
} from '@app/cv-import/classifier'
import { learnKinds } from './learn-kinds.ts'
import { type LearnedSet, learnFromPages, setsOfOthers } from './pages-of-others.ts'
import { topicsByTruth } from './topics-by-truth.ts'

/** The features of a line, and the topic that follows from the labelled content of its page. */
export type TopicLesson = { set: string; places: readonly number[]; kind: number }

/** Collects the lines of all pages whose topic is certain, because it follows from the page's labelled content. */
export function collectTopics(sets: readonly LearnedSet[]): Promise<TopicLesson[]> {
	return learnFromPages(sets, (extracted, truth) => {
		const topicOf = topicsByTruth(truth)
		return sectionsByHeadings(extracted).flatMap(({ lines }) => {
			const known = topicFeatures(lines)
			return lines.flatMap(({ span }, at) => {
				const topic = topicOf(span.text)
				const kind = topic === null ? -1 : topics.indexOf(topic)
				return kind === -1 ? [] : [{ places: known[at] ?? [], kind }]
			})
		})
	})
}

const pull = 0.02

/** Learns what lines are about. The same lessons and seed give the same weights. */
export function trainTopics(lessons: readonly TopicLesson[], seed: string): ClassifierWeights {
	return learnKinds(lessons, { kinds: topics.length, places: topicPlaces, seed, pull })
}

/** Prints how many lines of each set get their topic with weights learned from the other sets. */
export function reportTopics(lessons: readonly TopicLesson[]): void {
	for (const set of setsOfOthers) {
		const weights = trainTopics(
			lessons.filter((lesson) => lesson.set !== set),
			'topics',
		)
		const own = lessons.filter((lesson) => lesson.set === set)
		const right = own.filter(({ places, kind }) => {
			const shares = classProbabilities(weights, places, topics.length)
			return shares.indexOf(Math.max(...shares)) === kind
		})
		const share = ((100 * right.length) / Math.max(1, own.length)).toFixed(1)
		console.log(`${set.padEnd(16)}${own.length} lines, ${share} % right, learned from the others`)
	}
}
