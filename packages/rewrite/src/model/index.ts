export { detectPromptInjection as readsAsOrder } from './detect-prompt-injection.ts'
export {
	answerShape,
	buildQuestion as questionOf,
	type ModelQuestion,
	parseDrafts as draftsIn,
} from './model-question.ts'
export {
	type LineToReword,
	type ModelRewrite,
	prepareLines,
	type WhyLocal,
	whyLocal,
} from './prepare-lines.ts'
export { readAnswers } from './read-answers.ts'
export { type Hidden, redactPersonalData as hideDetails } from './redact-personal-data.ts'
export { validateSuggestion as takeAnswer } from './validate-suggestion.ts'
