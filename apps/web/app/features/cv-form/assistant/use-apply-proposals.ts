import { confirmedFact } from '#shared/rewrite-ui/confirmed-fact.ts'
import { withFact } from '#shared/rewrite-ui/with-fact.ts'
import { toast } from '#shared/ui/toast.ts'
import { useCvFormContext, useEditForm } from '../form-state/cv-form-context.tsx'
import { useUndoableEdit } from '../form-state/use-undoable-edit.ts'
import type { TurnProposal } from './assistant-history.ts'
import { withLine } from './assistant-lines.ts'

/** Returns functions that put lines into the CV and take them out again, each as one step of undo. */
export function useApplyProposals() {
	const { store } = useCvFormContext()
	const edit = useEditForm()
	const applyUndoably = useUndoableEdit()

	/**
	 * Changes one line; `confirmed` is a question with the answer yes, which is kept as a fact. Returns whether the
	 * line was changed.
	 */
	function take({ line }: TurnProposal, text: string, confirmed?: string): boolean {
		if (withLine(store.settle(), line, text) === null) {
			toast('You’ve changed this line since. Ask again.')
			return false
		}
		applyUndoably(
			() => {
				edit((form) => withLine(form, line, text) ?? form)
				if (confirmed === undefined) return
				const fact = confirmedFact(line.itemId, text, confirmed)
				edit((form) => ({ ...form, facts: withFact(form.facts, fact) }))
			},
			{ announcement: 'Line changed.', reason: 'ai' },
		)
		return true
	}

	/** Returns the proposals that were applied; a line that was changed since keeps its text. */
	function takeAll(proposals: readonly TurnProposal[]): TurnProposal[] {
		const now = store.settle()
		const fitting = proposals.filter(({ line, after }) => withLine(now, line, after) !== null)
		if (fitting.length < proposals.length) toast('You’ve changed some lines since, so they stay.')
		if (fitting.length === 0) return []
		const announcement = fitting.length === 1 ? 'Line changed.' : `${fitting.length} lines changed.`
		const takeEach = () =>
			edit((form) => fitting.reduce((cv, { line, after }) => withLine(cv, line, after) ?? cv, form))
		applyUndoably(takeEach, { announcement, reason: 'ai' })
		return fitting
	}

	function undo({ line, after }: TurnProposal): boolean {
		const taken = { ...line, text: after }
		if (withLine(store.settle(), taken, line.text) === null) {
			toast('You’ve changed this line since, so it stays.')
			return false
		}
		const putBack = () => edit((form) => withLine(form, taken, line.text) ?? form)
		applyUndoably(putBack, { announcement: 'Line put back.' })
		return true
	}

	return { take, takeAll, undo }
}
