import { type CvDesign, type CvDocument, fullName } from '@app/cv'
import type { TextStorage } from '#shared/browser-storage.ts'
import { type CvFormData, documentOf, hasContent } from '#shared/cv-form-data.ts'
import { otherVersionKey, storageKey } from '#shared/cv-form-keys.ts'
import { parseStoredForm, readStoredForm } from '#shared/cv-form-storage.ts'
import { forgetGuestPages } from '#shared/kept-cvs/forget-guest-pages.ts'
import { isStorageKey } from '#shared/kinds-of-keys.ts'
import { type StorageKey, storageKeys } from '#shared/storage-keys.ts'

/** A CV that this browser keeps for whoever writes without an account. */
export type LocalCv = {
	title: string
	document: CvDocument
	design: CvDesign
	/** What was typed into date fields and is no date: an account has no place for it. */
	unreadDates: string[]
	/** The one that the editor shows, not one that was put aside. */
	isCurrent: boolean
}

/** What is stored, as it is: to be put back, and to see whether it has changed. */
export type StoredTexts = Partial<Record<StorageKey, string>>

const keys = [storageKey, otherVersionKey]

/** Every CV that this browser keeps: the one being written, what another tab wrote, and those put aside before. */
export function readLocalCvs(storage: TextStorage): { cvs: LocalCv[]; texts: StoredTexts } {
	const reading = readStoredForm(storage)
	const form = reading.status === 'found' ? reading.form : null
	const other = parseStoredForm(storage.getItem(otherVersionKey) ?? '')
	const found = [
		...(form ? [toLocalCv(form.data, { note: '', isCurrent: true })] : []),
		...(other ? [toLocalCv(other.data, { note: ' (from another tab)', isCurrent: false })] : []),
		...(form?.replaced ?? []).map((data) =>
			toLocalCv(data, { note: ' (put aside)', isCurrent: false }),
		),
	]
	const byWords = new Map<string, LocalCv>()
	for (const cv of found.filter((one) => one !== null)) {
		const words = JSON.stringify(cv.document)
		if (!byWords.has(words)) byWords.set(words, cv)
	}
	return { cvs: [...byWords.values()], texts: readTexts(storage) }
}

/** What is stored of CVs at this moment. */
export function readTexts(storage: TextStorage): StoredTexts {
	const texts: StoredTexts = {}
	for (const key of keys) {
		const text = storage.getItem(key)
		if (text !== null) texts[key] = text
	}
	return texts
}

/** Whether nothing was written since these texts were read. */
export function areSameTexts(texts: StoredTexts, storage: TextStorage): boolean {
	return keys.every((key) => (texts[key] ?? null) === storage.getItem(key))
}

/** Stores texts as they were read. Throws when the browser's storage is full or forbidden. */
export function putTexts(texts: StoredTexts, storage: TextStorage): void {
	for (const [key, text] of Object.entries(texts)) {
		if (isStorageKey(key) && text !== undefined) storage.setItem(key, text)
	}
}

/** Takes the CVs out of the browser's storage, with their pages. */
export function removeTexts(storage: TextStorage): void {
	void forgetGuestPages()
	for (const key of keys) storage.removeItem(key)
	storage.removeItem(storageKeys.cvOwner)
}

function toLocalCv(
	data: CvFormData,
	{ note, isCurrent }: { note: string; isCurrent: boolean },
): LocalCv | null {
	if (!hasContent(data)) return null
	const name = fullName(data.personalInfo).slice(0, 150)
	return {
		title: `${name ? `${name}’s CV` : 'My CV'}${note}`,
		document: documentOf(data),
		design: data.design,
		unreadDates: Object.values(data.unreadDates),
		isCurrent,
	}
}
