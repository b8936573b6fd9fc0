export { draftLetter as beginLetter } from './draft-letter.ts'
export { completeJob, readJob } from './job-of-advert.ts'
export { listFields, listLabelledValues } from './labelled-values.ts'
export type { AskedFor, BegunLetter, LetterJob, MissingInCv } from './letter.ts'
export { listSupport } from './list-answer-support.ts'
export { listPracticeQuestions, type PracticeQuestion } from './practice-questions.ts'
export {
	type InterviewAnswer,
	type InterviewSheet,
	prepareInterview,
	type StarFrame,
} from './prepare-interview.ts'
export { type AnswerRating, type AnswerSource, rateAnswer } from './rate-answer.ts'
export { readAdvertHead } from './read-advert-head.ts'
export {
	type MessageKind,
	messageKinds,
	type ShortMessage,
	writeMessage,
} from './short-messages.ts'
