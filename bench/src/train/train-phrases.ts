import {
	type ClassifierWeights,
	featurePlaces,
	featuresOf,
	phraseKinds,
} from '@app/cv-import/classifier'
import type { Phrase } from './collect-phrases.ts'
import { learnKinds } from './learn-kinds.ts'

/** Learns what phrases name. The same phrases and seed give the same weights. */
export function trainPhrases(phrases: readonly Phrase[], seed: string): ClassifierWeights {
	const lessons = phrases.map(({ text, kind }) => ({
		places: featuresOf(text),
		kind: phraseKinds.indexOf(kind),
	}))
	const size = { kinds: phraseKinds.length, places: featurePlaces }
	return learnKinds(lessons, { ...size, seed, pull: 0.000_02 })
}
