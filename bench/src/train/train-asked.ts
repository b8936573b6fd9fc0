import {
	type AskedWeights,
	askingShares,
	candidatesIn,
	passagesOf,
	sentenceFeatureIndices,
	sharesOfSentences,
	stemsOf,
	thingsWithPlaces,
	verdictFeatureIndices,
	verdictFeaturePlaces,
	type Weights,
} from '@app/match/classifier'
import { type LabelledAdvert, namesTerm, type Term } from '../match/labelled-adverts.ts'
import { excerptsOf } from './excerpts.ts'
import { type Lesson, learnShare } from './learn-share.ts'

const rounds = { sentence: 6, thing: 8, ofPerson: 8, verdict: 15 }
/**
 * The number of parts into which adverts are divided. The weights of the other parts are tried on each, as on an
 * unseen advert.
 */
const parts = 5

/** Labelled adverts to learn from. */
export type LabelledAdverts = {
	/** Those that the rules were made with: of them rules read more than they will of others. */
	known: readonly LabelledAdvert[]
	/** Those that nobody looked at while making rules: they alone tell what rules are worth. */
	fresh: readonly LabelledAdvert[]
}

type Taught = { advert: LabelledAdvert; part: number; isFresh: boolean; sentences: Lesson[] }
type ThingLesson = Lesson & { isOfPerson: boolean }

/**
 * Learns from labelled adverts what adverts ask for: which sentences ask for anything; knowing that of the sentences
 * around, which of the things that they name; and how much this and the rules are worth together. The same adverts and
 * seed give the same weights.
 */
export function trainAsked({ known, fresh }: LabelledAdverts, seed: string): AskedWeights {
	const taught = [
		...withExcerpts(fresh, { isFresh: true, seed }),
		...withExcerpts(known, { isFresh: false, seed }),
	]
	const sentencesOfOthers = Array.from({ length: parts }, (_, part) =>
		learnSentences(taught.filter(isOutside(part)), seed),
	)
	const lessons = taught.map((one) => ({
		...one,
		things: thingLessons(one.advert, sentencesOfOthers[one.part] ?? nothing),
	}))
	const verdicts = sentencesOfOthers.flatMap((sentence, part) => {
		const others = lessons.filter(isOutside(part)).flatMap(({ things }) => things)
		const weights = { sentence, ...learnThings(others, seed) }
		const inside = lessons.filter((one) => one.isFresh && one.part === part)
		return inside.flatMap(({ advert }) => verdictLessons(advert, weights))
	})
	return {
		sentence: learnSentences(taught, seed),
		...learnThings(
			lessons.flatMap(({ things }) => things),
			seed,
		),
		verdict: learnShare(verdicts, {
			rounds: rounds.verdict,
			seed,
			places: verdictFeaturePlaces,
		}),
	}
}

const nothing: Weights = { step: 1, values: new Int8Array() }

function isOutside(part: number) {
	return (one: { part: number }) => one.part !== part
}

// An advert and its excerpt are put into the same part, so that neither is judged by weights learned from the other.
function withExcerpts(
	adverts: readonly LabelledAdvert[],
	{ isFresh, seed }: { isFresh: boolean; seed: string },
): Taught[] {
	return [adverts, excerptsOf(adverts, seed)].flatMap((some) =>
		some.map((advert, index) => ({
			advert,
			part: index % parts,
			isFresh,
			sentences: sentenceLessons(advert),
		})),
	)
}

function learnSentences(taught: readonly Taught[], seed: string): Weights {
	const lessons = taught.flatMap(({ sentences }) => sentences)
	return learnShare(lessons, { rounds: rounds.sentence, seed })
}

function learnThings(lessons: readonly ThingLesson[], seed: string) {
	const asked = lessons.filter(({ isSo }) => isSo)
	const ofPerson = asked.map(({ places, isOfPerson }) => ({ places, isSo: isOfPerson }))
	return {
		thing: learnShare(lessons, { rounds: rounds.thing, seed }),
		ofPerson: learnShare(ofPerson, { rounds: rounds.ofPerson, seed }),
	}
}

function sentenceLessons({ text, requirements }: LabelledAdvert): Lesson[] {
	const passages = passagesOf(text)
	const wanted = requirements.map(({ term }) => ` ${stemsOf(term).join(' ')} `)
	return passages.flatMap(({ sentences }, at) =>
		sentences.map((sentence) => {
			const words = ` ${stemsOf(sentence.text).join(' ')} `
			return {
				places: sentenceFeatureIndices(sentence, { passages, at }),
				isSo: wanted.some((term) => words.includes(term)),
			}
		}),
	)
}

function thingLessons({ text, requirements }: LabelledAdvert, weights: Weights): ThingLesson[] {
	const passages = passagesOf(text)
	const shares = askingShares(passages, sharesOfSentences(weights, passages))
	return thingsWithPlaces({ passages, shares }).map(({ thing, places }) => {
		const named = termsNamed([thing.text], requirements)
		return {
			places,
			isSo: named.length > 0,
			isOfPerson: named.some(({ need }) => need !== 'mentioned'),
		}
	})
}

function verdictLessons(
	{ text, requirements }: LabelledAdvert,
	weights: Omit<AskedWeights, 'verdict'>,
): Lesson[] {
	return candidatesIn(text, weights).flatMap((candidate) => {
		const { requirement, asked } = candidate
		const named = termsNamed([requirement.quote, ...requirement.alsoSaid], requirements)
		if (asked === null) return []
		return [{ places: verdictFeatureIndices(candidate, asked), isSo: named.length > 0 }]
	})
}

function termsNamed(names: readonly string[], terms: readonly Term[]): Term[] {
	return terms.filter(({ term }) => names.some((name) => namesTerm(name, term)))
}
