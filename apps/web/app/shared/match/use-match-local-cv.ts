import type { CvDocument } from '@app/cv'
import { useMemo, useState } from 'react'
import { type CvFormData, toDocument } from '#shared/cv-form-data.ts'
import { changeStoredForm } from '#shared/cv-form-storage.ts'
import { useStoredForm } from '#shared/use-stored-form.ts'
import { toastConfirmFailed, toastLineConfirmed } from './toast-line-confirmed.ts'
import { type OnConfirm, withConfirmedLine, withoutConfirmedLine } from './with-confirmed-line.ts'

type BrowserCv = {
	/** `undefined` before the page has looked, `null` when nothing is written. */
	cv: CvDocument | null | undefined
	/** Saves the person's answer about a line in this CV at once. */
	confirm: OnConfirm
}

/** The CV that this browser keeps, to match with an advert outside the editor. */
export function useMatchLocalCv(): BrowserCv {
	const stored = useStoredForm()
	const [changed, setChanged] = useState<CvFormData | null>(null)
	const form = changed ?? (stored ? stored.data : stored)
	const cv = useMemo(() => (form ? toDocument(form) : form), [form])

	function change(edit: (data: CvFormData) => CvFormData): CvFormData | null {
		try {
			const { before, after } = changeStoredForm(edit)
			setChanged(after)
			return before
		} catch (error) {
			toastConfirmFailed(error)
			return null
		}
	}

	function confirm(...[requirement, isYes]: Parameters<OnConfirm>) {
		const before = change((data) => withConfirmedLine(data, requirement, isYes))
		if (before === null) return
		toastLineConfirmed(requirement, isYes, () =>
			change((data) => withoutConfirmedLine(data, requirement, before)),
		)
	}

	return { cv, confirm }
}
