export { type AnsweredLine, addAnswerOrRefuse, addAnswerToLine } from './add-answer-to-line.ts'
export { type CorrectedLine, correctLine } from './correct/correct-line.ts'
export { findLineFixes, type LineFixes } from './correct/line-fixes.ts'
export { askFollowUpQuestions as askAbout } from './follow-up-questions.ts'
export { findRefusal } from './output-gate.ts'
export { type AnsweredQuestion, isAboutLine } from './questions/answered-questions.ts'
export { type RewrittenBullet, rewriteBullet } from './rewrite-bullet.ts'
export { findSectionSample, type SectionSample } from './section-samples.ts'
export { suggestRewrite } from './suggest-rewrite.ts'
export type {
	Advice,
	Ask,
	AskKind,
	AskUnit,
	Change,
	Suggestion,
	Violation,
	ViolationKind,
} from './suggestion.ts'
export { describeCourse, hasEnded } from './summary/courses.ts'
export { findSummaryGap, type SummaryGap, summarise } from './summary/summarise.ts'
export type { SummaryFact, SummaryOptions, SummarySentence } from './summary/summary.ts'
export type { OpenQuestion, Proposal, ProposalKind, Tailoring } from './tailor/proposal.ts'
export { tailorCv, tailorToMatch } from './tailor/tailor-cv.ts'
