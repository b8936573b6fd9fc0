import { useEffect, useState } from 'react'
import { hasContent } from './cv-form-data.ts'
import { readStoredForm, type StoredForm } from './cv-form-storage.ts'

/** The CV that this browser keeps: `undefined` before the page has looked, `null` when nothing is written. */
export function useStoredForm(): StoredForm | null | undefined {
	const [form, setForm] = useState<StoredForm | null | undefined>(undefined)
	useEffect(() => setForm(storedCv()), [])
	return form
}

/** The same, read at once; only in a browser. */
export function storedCv(): StoredForm | null {
	const reading = readStoredForm()
	return reading.status === 'found' && hasContent(reading.form.data) ? reading.form : null
}
