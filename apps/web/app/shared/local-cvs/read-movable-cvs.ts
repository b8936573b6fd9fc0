import type { CvDesign, CvDocument } from '@app/cv'
import type { TextStorage } from '#shared/browser-storage.ts'
import { otherVersionKey } from '#shared/common-storage-keys.ts'
import { type CvFormData, hasContent, toDocument } from '#shared/cv-form-data.ts'
import { parseStoredForm, readStoredForm } from '#shared/cv-form-storage.ts'
import { storageKeys } from '#shared/storage-keys.ts'
import { readCurrentCv } from './current-local-cv.ts'
import { isForPerson } from './local-cv-owner.ts'
import { chooseTitle, type LocalCvRecord } from './local-cv-record.ts'
import { localCvRecords } from './local-cvs.ts'
import { readTexts, type StoredCvTexts } from './stored-cv-texts.ts'

/** A CV that this browser keeps for a person without an account. */
export type LocalCv = {
	title: string
	document: CvDocument
	design: CvDesign
	/** Texts in date fields that aren't dates: an account has no place for them. */
	unreadDates: string[]
	/** The one that the editor shows, not one that was put aside. */
	isCurrent: boolean
	/** The CV's records in this browser's list; empty for the CV under `cvFormData`. */
	records: LocalCvRecord[]
}

/**
 * Returns every CV of this browser that may go into this account: the open CV, another tab's version of it, and the
 * CVs of the list. CVs that another person wrote while signed in are left out.
 */
export async function readMovableCvs(
	storage: TextStorage,
	accountId: string,
): Promise<{ cvs: LocalCv[]; texts: StoredCvTexts; takesOpen: boolean }> {
	const all = await localCvRecords(storage)
	const records = all.filter(({ ownerId }) => isForPerson(ownerId, accountId))
	const takesOpen = isForPerson(storage.getItem(storageKeys.cvOwner), accountId)
	// Read at one moment: `areSameTexts` sees later changes.
	const texts = readTexts(storage)
	const listed = records.map((record) => {
		const data = parseStoredForm(record.text)?.data
		if (data === undefined) return null
		const named = { title: chooseTitle(record.title, data), isCurrent: false }
		return toLocalCv(data, { ...named, records: [record] })
	})
	const byWords = new Map<string, LocalCv>()
	const open = takesOpen ? openCvs(storage) : []
	for (const cv of [...open, ...listed].filter((one) => one !== null)) {
		const words = JSON.stringify(cv.document)
		const same = byWords.get(words)
		if (same === undefined) byWords.set(words, cv)
		else same.records.push(...cv.records)
	}
	return { cvs: [...byWords.values()], texts, takesOpen }
}

/** Whether something is written in the open CV of this browser. */
export function isOpenCvHere(storage: TextStorage): boolean {
	return openCvs(storage).some((cv) => cv !== null)
}

function openCvs(storage: TextStorage): (LocalCv | null)[] {
	const reading = readStoredForm(storage)
	const form = reading.status === 'found' ? reading.form : null
	const other = parseStoredForm(storage.getItem(otherVersionKey) ?? '')
	const titled = (data: CvFormData, note: string) => `${chooseTitle('', data)}${note}`
	const named = (data: CvFormData) => chooseTitle(readCurrentCv(storage)?.title ?? '', data)
	const aside = (data: CvFormData, note: string) =>
		toLocalCv(data, { title: titled(data, note), isCurrent: false, records: [] })
	return [
		form && toLocalCv(form.data, { title: named(form.data), isCurrent: true, records: [] }),
		other && aside(other.data, ' (from another tab)'),
		...(form?.replaced ?? []).map((data) => aside(data, ' (earlier copy)')),
	]
}

function toLocalCv(
	data: CvFormData,
	about: Pick<LocalCv, 'title' | 'isCurrent' | 'records'>,
): LocalCv | null {
	if (!hasContent(data)) return null
	return {
		...about,
		document: toDocument(data),
		design: data.design,
		unreadDates: Object.values(data.unreadDates),
	}
}
