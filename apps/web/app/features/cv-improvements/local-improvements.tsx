import { useMemo, useState } from 'react'
import { documentOf } from '#shared/cv-form-data.ts'
import {
	changeStoredForm,
	changeStoredFormUndoably,
	readStoredForm,
	type StoredForm,
} from '#shared/cv-form-storage.ts'
import { withAnswers } from './answers.ts'
import { applyAccepted, refuseUnlessThere, reversed } from './apply-accepted.ts'
import { ImprovementsScreen } from './improvements-screen.tsx'

/** The improvements of the CV that this browser keeps for a guest. */
export function LocalImprovements({ stored }: { stored: StoredForm }) {
	const [data, setData] = useState(stored.data)
	const document = useMemo(() => documentOf(data), [data])
	const lookAgain = () => {
		const reading = readStoredForm()
		if (reading.status === 'found') setData(reading.form.data)
	}
	return (
		<ImprovementsScreen
			title="Your CV in this browser"
			document={document}
			dismissed={data.design.dismissedChecks}
			editPath="/cv-writer/create"
			onSave={async ({ accepted, answers }) => {
				changeStoredFormUndoably((form) => {
					refuseUnlessThere(form, accepted)
					return withAnswers(applyAccepted(form, accepted), answers)
				})
				lookAgain()
				return async () => {
					changeStoredForm((form) => applyAccepted(form, reversed(accepted)))
					lookAgain()
				}
			}}
		/>
	)
}
