export { askAbout } from './ask-about.ts'
export { guard } from './guard/guard.ts'
export { suggestRewrite } from './suggest-rewrite.ts'
export type {
	Ask,
	AskKind,
	AskUnit,
	Change,
	Suggestion,
	Violation,
	ViolationKind,
} from './suggestion.ts'
