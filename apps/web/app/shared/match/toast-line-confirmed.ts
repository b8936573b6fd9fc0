import type { MatchedRequirement } from '@app/match'
import { toast } from '#shared/ui/toast.ts'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'

/** Says that an answer about a line is saved, and offers to undo it. */
export function toastLineConfirmed(
	{ quote, evidence: [about] }: Pick<MatchedRequirement, 'quote' | 'evidence'>,
	isYes: boolean,
	onUndo: () => void,
): void {
	const refused =
		about?.line === ''
			? `Saved: we won’t ask about “${quote}” again.`
			: `Saved: we won’t ask about this line for “${quote}” again.`
	toastWithUndo(isYes ? `Saved: this line shows “${quote}”.` : refused, onUndo)
}

/** Says that an answer about a line couldn't be saved, and why. */
export function toastConfirmFailed(error: unknown): void {
	const why = error instanceof Error ? ` ${error.message}` : ''
	toast.error(`Your answer wasn’t saved.${why} Try again.`)
}
