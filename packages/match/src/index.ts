export type { Advert, Requirement, RequirementLevel as Need } from './advert.ts'
export { kindWeight } from './advice.ts'
export { findAnsweredRequirements } from './find-answered-requirements.ts'
export { findPhrase as findWording } from './find-phrase.ts'
export { isStrayWord } from './is-stray-word.ts'
export { matchCv } from './match-cv.ts'
export {
	type MatchedRequirement,
	type MatchPart,
	type MatchReport,
	matchReportSchema,
	type Proof,
} from './match-report.ts'
export { maxAdvertLength, readAdvert, readTitle } from './read-advert.ts'
export {
	type Confirmed,
	confirmedFor,
	confirmFact,
	confirmQuestion,
} from './requirement-confirmation.ts'
