import type { Cv } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { keptCvKey, keptCvsKey } from '#shared/kept-cvs/kept-cvs-key.ts'
import { ImprovementsScreen } from './improvements-screen.tsx'
import { saveImprovements, takeBack } from './save-improvements.ts'

/** The improvements of a CV of the account. */
export function KeptImprovements({ cv }: { cv: Cv }) {
	const client = useQueryClient()
	const show = (changed: Cv) => {
		client.setQueryData(keptCvKey(changed.id), changed)
		void client.invalidateQueries({ queryKey: keptCvsKey })
	}
	return (
		<ImprovementsScreen
			title={cv.title}
			document={cv.document}
			dismissed={cv.design.dismissedChecks}
			editPath={`/cv-writer/edit/${cv.id}`}
			onSave={async (improved) => {
				const saved = await saveImprovements(cv, improved)
				show(saved.after)
				return async () => show(await takeBack(saved))
			}}
		/>
	)
}
