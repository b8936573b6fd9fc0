export { type Hidden, hideDetails } from './hide-details.ts'
export { answerShape, draftsIn, type ModelQuestion, questionOf } from './model-question.ts'
export {
	type LineToReword,
	type ModelRewrite,
	prepareLines,
	type WhyLocal,
	whyLocal,
} from './prepare-lines.ts'
export { readAnswers } from './read-answers.ts'
export { readsAsOrder } from './reads-as-order.ts'
export { takeAnswer } from './take-answer.ts'
