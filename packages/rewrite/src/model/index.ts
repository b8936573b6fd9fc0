export { detectPromptInjection as readsAsOrder } from './detect-prompt-injection.ts'
export {
	answerShape,
	buildQuestion as questionOf,
	type ModelQuestion,
} from './model-question.ts'
export {
	type LineToReword,
	type ModelRewrite,
	prepareLines,
	type WhyLocal,
	whyLocal,
} from './prepare-lines.ts'
export { type ModelAnswer, readAnswers, readFinishedAnswers } from './read-answers.ts'
export { type Hidden, redactPersonalData as hideDetails } from './redact-personal-data.ts'
export { answerWithoutModel } from './tasks/answer-without-model.ts'
export { buildTaskQuestion } from './tasks/build-task-question.ts'
export { type CheckedAnswer, checkTaskAnswer } from './tasks/check-task-answer.ts'
export {
	type ModelTaskName,
	modelTaskNames,
	type TaskInput,
} from './tasks/model-task.ts'
export { modelTask } from './tasks/prompts.ts'
export { redactTaskInput } from './tasks/redact-task-input.ts'
export { validateSuggestion as takeAnswer } from './validate-suggestion.ts'
