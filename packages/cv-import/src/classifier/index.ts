export {
	fieldAt,
	interpolateConfidence as worthOf,
	logOddsOf,
} from '../fields/calibrate-confidence.ts'
export type { PageWeights } from '../fields/calibration-table.ts'
export { listWrapQuestions } from '../fields/join-lines-of-section.ts'
export { listHeadQuestions } from '../fields/list-head-questions.ts'
export { listNameLines } from '../fields/list-name-lines.ts'
export { listRowQuestions, type RowQuestion } from '../fields/list-row-questions.ts'
export type { NameFeatures } from '../fields/name-features.ts'
export { listNameCandidates, scoreName } from '../fields/name-model.ts'
export { measureEvidence, type PageEvidence } from '../fields/page-evidence.ts'
export { type RowKind, rowKinds, rowPlaces } from '../fields/row-features.ts'
export { cluesOfRows, kindsUnder, type RowClues } from '../fields/row-model.ts'
export { findSubjectResults } from '../fields/subject-results.ts'
export {
	decodeHead,
	type HeadQuestion,
	type HeadWeights,
	placesOfPart,
} from '../heads/decode-head.ts'
export { entryOfHead } from '../heads/entry-of-head.ts'
export { featuresOfHead, headPlaces, mostPartWords } from '../heads/head-features.ts'
export { type HeadKind, type HeadPart, type HeadSlot, headSlots } from '../heads/head-slots.ts'
export { type Head, readHead } from '../heads/head-words.ts'
export { locatePart } from '../heads/locate-part.ts'
export { hintsOfRules } from '../heads/rule-hints.ts'
export type { DecideWrap } from '../layout/join-lines.ts'
export { type WrapQuestion, wrapFeatures, wrapPlaces } from '../layout/wrap-features.ts'
export { wrapLogOddsUnder } from '../layout/wrap-model.ts'
export { matchHeading } from '../lexicon/match-heading.ts'
export { towns as knownTowns } from '../lexicon/place-names.ts'
export { sectionsByHeadings } from '../sections/sections-by-headings.ts'
export { topicFeatures, topicPlaces } from '../sections/topic-features.ts'
export { type Topic, topics } from '../sections/topics.ts'
export { findDates } from '../text/find-dates.ts'
export { type Span, toSpan } from '../text/span.ts'
export {
	type HeadingKind,
	headingFeatures,
	headingKinds,
	headingPlaces,
	sharesOfHeadings,
} from './heading-model.ts'
export { extractFeatures as featuresOf, featurePlaces } from './phrase-features.ts'
export {
	type KindShares,
	type PhraseKind,
	phraseKinds,
	sharesUnder,
} from './phrase-model.ts'
export {
	type ClassifierWeights,
	classProbabilities,
	softmax,
	unpackWeights,
} from './softmax-classifier.ts'
