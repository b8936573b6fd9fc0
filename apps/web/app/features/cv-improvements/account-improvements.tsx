import type { Cv } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { toForm } from '#shared/cv-form-data.ts'
import { accountCvKey, accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { useSession } from '#shared/session/use-session.ts'
import { keepStep, takeStepBack } from '#shared/stored-undo-history.ts'
import { applyAcceptedLines, isAlreadyApplied, reverseAcceptedLines } from './accepted-lines.ts'
import { ImprovementsScreen } from './improvements-screen.tsx'
import {
	type Improved,
	type SavedImprovements,
	saveImprovements,
	takeBack,
} from './save-improvements.ts'

/** The improvements of a CV of the account. */
export function AccountImprovements({ cv }: { cv: Cv }) {
	const client = useQueryClient()
	const { user } = useSession()
	const place = { cvId: cv.id, ownerId: user?.id ?? null }
	const show = (changed: Cv) => {
		client.setQueryData(accountCvKey(changed.id), changed)
		void client.invalidateQueries({ queryKey: accountCvsKey })
	}
	return (
		<ImprovementsScreen
			title={cv.title}
			document={cv.document}
			design={cv.design}
			editPath={`/cv-writer/edit/${cv.id}`}
			onSave={async (improved) => {
				const saved = await saveImprovements(cv, improved)
				keepStep(toUndoStep(saved, improved), place)
				show(saved.after)
				return {
					document: saved.after.document,
					undo: async () => {
						const undone = await takeBack(saved, improved)
						takeStepBack({ before: toForm(undone.after), after: toForm(undone.before) }, place)
						show(undone.after)
					},
				}
			}}
		/>
	)
}

// After a save whose answer was lost, the CV that is found has the new words already; undo leads to the old ones.
function toUndoStep({ before, after }: SavedImprovements, improved: Improved) {
	const isDoneBefore = improved.accepted.some((line) => isAlreadyApplied(before.document, line))
	const old = applyAcceptedLines(after.document, reverseAcceptedLines(improved.accepted))
	return {
		before: toForm(isDoneBefore ? { ...after, document: old } : before),
		after: toForm(after),
	}
}
