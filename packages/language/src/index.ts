export {
	isBrokenOffCourse,
	isNotHeld,
	isOver,
	isUnfinished,
	isUnfinishedCourse,
} from './assertion/credential-status.ts'
export {
	isThirdParty as isOfOthers,
	isThirdPartyTitle as isTitleOfOthers,
} from './assertion/is-third-party.ts'
export { arePeople, areWorkers, isWorker } from './assertion/person-nouns.ts'
export {
	isBeingLearnt,
	isNegatedSkill as isLacking,
	isOfEarlierTime,
} from './assertion/skill-negation.ts'
export {
	type FoundDateRange,
	findDateRanges,
	type ParsedDateRange,
} from './dates/find-date-ranges.ts'
export { isMonthName } from './dates/guess-month.ts'
export { parseDateRange } from './dates/parse-date-range.ts'
export { parseDateText } from './dates/parse-date-text.ts'
export type { DatePattern, ParsedDate } from './dates/scan-date.ts'
export { findGrammarErrors as findSlips, type GrammarError } from './grammar/find-grammar-errors.ts'
export { hashText } from './hash-text.ts'
export {
	activityKey as wayOfAct,
	listActivityKeys as waysOfAct,
} from './lexicon/activity-keys.ts'
export { isAlwaysCapital, isCommonWord } from './lexicon/common-word.ts'
export {
	isDomainTerm as isTradeWord,
	isWrittenAsName,
	isWrittenSmall,
} from './lexicon/domain-terms.ts'
export { type Claim, entails as shows, namesOfConcept } from './lexicon/entailment.ts'
export {
	type ConceptHit,
	findConcepts,
	findSectors as sectorsIn,
	type TextAround,
} from './lexicon/find-concepts.ts'
export { findIdioms as idiomsIn } from './lexicon/idioms.ts'
export { hasCredentialWord, isCredentialName } from './lexicon/is-credential-name.ts'
export { isSaidByLine } from './lexicon/is-said-by-line.ts'
export { allConcepts } from './lexicon/lexicon.ts'
export type { Concept, ConceptKind } from './lexicon/parse-sector.ts'
export { isSameName } from './lexicon/same-name.ts'
export { stemWord } from './lexicon/stem-word.ts'
export { parseTsv } from './parse-tsv.ts'
export { isBritishOrIrishPlace, isBritishRegion } from './places/british-irish-places.ts'
export type { LineHint, LineMistake, Proofread, ProofreadLine } from './proofreading.ts'
export { readWordLists } from './read-word-lists.ts'
export {
	closestWord,
	type KnowsWord,
	type LikelyWord,
	likelyWords,
} from './spelling/closest-word.ts'
export { agentInEr, correctAgentNoun } from './spelling/correct-agent-noun.ts'
export { correctYsPlural } from './spelling/correct-ys-plural.ts'
export { isEditDistanceOne } from './spelling/edit-distance-one.ts'
export { articleFor } from './text/article-for.ts'
export { findQuantities, type Quantity, type QuantityKind } from './text/find-quantities.ts'
export { fold } from './text/fold.ts'
export { asSentence, joinAsProseList, withoutStop } from './text/in-prose.ts'
export { withCapital, withoutBullet, withoutCapital } from './text/line-start.ts'
export { isPartlyForeign, looksEnglish, shareOfLittleWords } from './text/looks-english.ts'
export { numberWords } from './text/number-words.ts'
export type { Span } from './text/span.ts'
export { splitSentences, splitWords } from './text/split-text.ts'
export { unpackBytes } from './unpack-bytes.ts'
export { type ActVerb, findActivityVerb as verbOfAct } from './verbs/activity-verb.ts'
export { conjugate, type VerbForms } from './verbs/conjugate.ts'
export { correctOverregularisedPast } from './verbs/correct-overregularised-past.ts'
export { findVerb, type Verb, type VerbForm, type VerbMatch, verbs } from './verbs/find-verb.ts'
export { nominalisations } from './verbs/nominalisations.ts'
export { isAlsoNoun, namesThing, opensClause } from './verbs/nouns-and-verbs.ts'
export type { VerbMeaning } from './verbs/verb-table.ts'
export {
	findSpelling as spellingOf,
	type SpellingFamily,
	type SpellingVariant,
	toBritish,
} from './wording/british-spelling.ts'
export { functionWords } from './wording/function-words.ts'
export { describesNext, isHeldAsCredential } from './wording/is-held-as-credential.ts'
export { correctSpelling } from './wording/misspellings.ts'
export { findLeadIn, type LeadIn } from './wording/responsibility-lead-ins.ts'
export { saysNothing } from './wording/says-nothing.ts'
export {
	findSpelledWords as spelledWordsIn,
	inBritishSpelling,
	type SpelledWord,
} from './wording/spelling-in-text.ts'
export {
	findBuzzwords,
	findFillers,
	findVagueQuantities,
	type PhraseHit,
} from './wording/stock-phrases.ts'
export { findTitleKind, type TitleKind } from './wording/title-kind.ts'
