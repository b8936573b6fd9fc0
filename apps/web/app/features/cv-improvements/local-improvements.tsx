import { useMemo, useState } from 'react'
import { toRefusal } from '#shared/browser-storage.ts'
import { type CvFormData, toDocument } from '#shared/cv-form-data.ts'
import {
	changeStoredForm,
	changeStoredFormUndoably,
	type StoredForm,
} from '#shared/cv-form-storage.ts'
import { localCv } from '#shared/import-confidence/stored-low-confidence.ts'
import { readCurrentCv } from '#shared/local-cvs/current-local-cv.ts'
import { takeStepBack } from '#shared/stored-undo-history.ts'
import { ImprovementsScreen } from './improvements-screen.tsx'
import { type Improved, withImprovements, withoutImprovements } from './save-improvements.ts'

const place = { cvId: localCv, ownerId: null }

/** The improvements of the CV that this browser keeps for a guest. */
export function LocalImprovements({ stored }: { stored: StoredForm }) {
	const [data, setData] = useState(stored.data)
	const [openId] = useState(() => readCurrentCv()?.id)
	const document = useMemo(() => toDocument(data), [data])
	return (
		<ImprovementsScreen
			title="Your CV in this browser"
			document={document}
			design={data.design}
			editPath="/cv-writer/create"
			onSave={async (improved) => {
				refuseOtherCv(openId)
				const after = save(improved)
				setData(after)
				return {
					document: toDocument(after),
					undo: async () => {
						refuseOtherCv(openId)
						setData(takeBack(improved))
					},
				}
			}}
		/>
	)
}

// The choices here belong to the CV on this page, and another tab may have opened a different CV since.
function refuseOtherCv(openId: string | undefined): void {
	if (openId === undefined || readCurrentCv()?.id === openId) return
	throw new Error(
		'You opened a different CV in another tab, so nothing was changed. Your choices are still here. Open this CV again, then save.',
	)
}

function save(improved: Improved): CvFormData {
	const change = (form: CvFormData) => withImprovements(form, improved)
	return orSay(() => changeStoredFormUndoably(change).after)
}

function takeBack(improved: Improved): CvFormData {
	const change = (form: CvFormData) => withoutImprovements(form, improved)
	const undone = orSay(() => changeStoredForm(change))
	takeStepBack({ before: undone.after, after: undone.before }, place)
	return undone.after
}

function orSay<Result>(store: () => Result): Result {
	try {
		return store()
	} catch (error) {
		if (!(error instanceof DOMException)) throw error
		throw new Error(
			toRefusal(error) === 'storage-full'
				? 'Your browser’s storage is full, so nothing was saved. Your choices are still here.'
				: 'Your browser doesn’t let this site store anything, so nothing was saved. Your choices are still here.',
		)
	}
}
