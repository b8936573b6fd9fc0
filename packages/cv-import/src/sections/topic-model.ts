import {
	type ClassifierWeights,
	classProbabilities,
	unpackWeights,
} from '../classifier/softmax-classifier.ts'
import type { Line } from '../layout/line.ts'
import { topicFeatures } from './topic-features.ts'
import { topicWeights } from './topic-weights.ts'
import { topics } from './topics.ts'

/** No line says more against a topic than this share of it does. */
const leastShare = 0.03

/**
 * How much each line of a section speaks for each topic: the logarithms of their shares. Of scripts that it never learned
 * from the model says nothing.
 */
export function scoreTopics(lines: readonly Line[]): number[][] {
	weights ??= unpackWeights(topicWeights)
	const known = weights
	return topicFeatures(lines).map((places, at) =>
		isLearned(lines[at])
			? classProbabilities(known, places, topics.length).map((share) =>
					Math.log(share + leastShare),
				)
			: topics.map(() => 0),
	)
}

function isLearned(line: Line | undefined): boolean {
	return /\p{Script=Latin}/u.test(line?.span.text ?? '')
}

let weights: ClassifierWeights | null = null
