export { askAbout } from './ask-about.ts'
export { composeAnswer } from './compose-answer.ts'
export { guard } from './guard/guard.ts'
export { type RewrittenBullet, rewriteBullet } from './rewrite-bullet.ts'
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
