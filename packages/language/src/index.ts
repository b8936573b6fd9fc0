export {
	type FoundDateRange,
	findDateRanges,
	type ParsedDateRange,
} from './dates/find-date-ranges.ts'
export { parseDateRange } from './dates/parse-date-range.ts'
export { parseDateText } from './dates/parse-date-text.ts'
export type { DatePattern, ParsedDate } from './dates/scan-date.ts'
export { findSlips, type Slip } from './grammar/find-slips.ts'
export { isAlwaysCapital, isCommonWord } from './lexicon/common-word.ts'
export { hasPaperWord, namesPaper } from './lexicon/credential-names.ts'
export {
	type ConceptHit,
	findConcepts,
	sectorsIn,
	type TextAround,
} from './lexicon/find-concepts.ts'
export { idiomsIn } from './lexicon/idioms.ts'
export { allConcepts } from './lexicon/lexicon.ts'
export type { Concept, ConceptKind } from './lexicon/parse-sector.ts'
export { wayOfAct, waysOfAct } from './lexicon/same-act.ts'
export { isSameName } from './lexicon/same-name.ts'
export { type Claim, namesOfThing, shows } from './lexicon/shows-what.ts'
export { stemWord } from './lexicon/stem-word.ts'
export { isTradeWord, isWrittenSmall } from './lexicon/trade-words.ts'
export { isBritishPlace, isBritishRegion } from './places/british-places.ts'
export { agentInOr } from './spelling/agent-in-or.ts'
export {
	closestWord,
	type KnowsWord,
	type LikelyWord,
	likelyWords,
} from './spelling/closest-word.ts'
export { pluralInYs } from './spelling/plural-in-ys.ts'
export { findQuantities, type Quantity, type QuantityKind } from './text/find-quantities.ts'
export { looksEnglish } from './text/looks-english.ts'
export { numberWords } from './text/number-words.ts'
export { splitSentences, splitWords } from './text/split-text.ts'
export { conjugate, type VerbForms } from './verbs/conjugate.ts'
export { findVerb, type Verb, type VerbForm, type VerbMatch, verbs } from './verbs/find-verb.ts'
export { nominalisations } from './verbs/nominalisations.ts'
export { meantByRegularPast } from './verbs/regular-past.ts'
export { type ActVerb, verbOfAct } from './verbs/verb-of-act.ts'
export type { VerbMeaning } from './verbs/verb-table.ts'
export {
	type SpellingFamily,
	type SpellingVariant,
	spellingOf,
	toBritish,
} from './wording/british-spelling.ts'
export { functionWords } from './wording/function-words.ts'
export { isNotHeld, isOver, isUnfinished } from './wording/held.ts'
export { describesNext, isHeldAsPaper } from './wording/holds-paper.ts'
export { isBeingLearnt, isLacking } from './wording/lacking.ts'
export { findLeadIn, type LeadIn } from './wording/lead-ins.ts'
export { correctSpelling } from './wording/misspellings.ts'
export { isOfOthers, isTitleOfOthers } from './wording/of-others.ts'
export { arePeople, areWorkers, isWorker } from './wording/people.ts'
export { inBritishSpelling, type SpelledWord, spelledWordsIn } from './wording/spelling-in-text.ts'
export {
	findBuzzwords,
	findFillers,
	findVagueQuantities,
	type PhraseHit,
} from './wording/stock-phrases.ts'
