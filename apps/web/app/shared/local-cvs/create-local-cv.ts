import { type CvDesign, type CvDocument, sameValue } from '@app/cv'
import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { otherVersionKey, storageKey } from '#shared/common-storage-keys.ts'
import { type CvFormData, hasContent, toDocument } from '#shared/cv-form-data.ts'
import {
	newFormData,
	parseStoredForm,
	readStoredForm,
	type StoredForm,
	serialiseForm,
} from '#shared/cv-form-storage.ts'
import { exampleBeside, showExampleBeside } from '#shared/examples/example-beside-cv.ts'
import { fieldDrafts, putFieldDrafts } from '#shared/field-drafts.ts'
import {
	localCv,
	storedLowConfidence,
	storeLowConfidence,
} from '#shared/import-confidence/stored-low-confidence.ts'
import { forgetGuestPages } from '#shared/local-cvs/stored-cv-texts.ts'
import { newId } from '#shared/new-id.ts'
import { type StorageKey, storageKeys } from '#shared/storage-keys.ts'
import {
	type CurrentLocalCv,
	currentCvKey,
	ensureCurrentCv,
	writeCurrentCv,
} from './current-local-cv.ts'
import { stagedKey } from './estimate-listed-cvs.ts'
import { noteLocalCvOwner } from './local-cv-owner.ts'
import type { LocalCvRecord } from './local-cv-record.ts'
import { nextMoment, stageCv, stagedCvs } from './staged-cvs.ts'

/** The CV that is opened in place of the present one. */
export type CvToOpen = {
	cv: CurrentLocalCv
	/** The text to store under `cvFormData`. */
	text: string
	beside?: Pick<LocalCvRecord, 'doubts' | 'drafts' | 'exampleId' | 'ownerId'>
}

/**
 * Moves the open CV into this browser's list and opens another CV. The list is written before anything is
 * overwritten. Throws when the browser's storage is full or forbidden; nothing has changed then.
 */
export function swapOpenCv(
	{ cv, text, beside }: CvToOpen,
	storage: TextStorage = browserStorage(),
): void {
	const before = [stagedKey, currentCvKey, storageKey].map(
		(key) => [key, storage.getItem(key)] as const,
	)
	try {
		putOpenCvAside(storage)
		// The id comes first: a tab that sees only the new text would take it for another version of its own CV.
		writeCurrentCv(cv, storage)
		storage.setItem(storageKey, text)
	} catch (error) {
		for (const [key, earlier] of before) putBack(storage, key, earlier)
		throw error
	}
	storage.removeItem(otherVersionKey)
	// Two people with one name may share a computer: the second must not see the cached pages of the first.
	void forgetGuestPages()
	storeLowConfidence(localCv, beside?.doubts ?? {}, storage)
	putFieldDrafts(localCv, beside?.drafts ?? {}, storage)
	showExampleBeside(localCv, beside?.exampleId ?? null, storage)
	if (beside === undefined) noteLocalCvOwner(storage)
	else if (beside.ownerId === null) storage.removeItem(storageKeys.cvOwner)
	else storage.setItem(storageKeys.cvOwner, beside.ownerId)
}

/**
 * Makes an imported CV the open one, in its own design, else in the look of the one before, which goes into the list. Throws
 * when the browser's storage is full or forbidden.
 */
export function putImportedCv(
	cv: CvDocument,
	ownDesign: CvDesign | null = null,
	storage: TextStorage = browserStorage(),
): void {
	const open = openForm(storage)?.data ?? newFormData(storage)
	if (hasContent(open) && sameValue(toDocument(open), cv)) return
	const { hiddenSections, dismissedChecks } = newFormData(storage).design
	// Hidden sections and dismissed checks belong to the earlier CV.
	const lookBefore = hasContent(open)
		? { ...open.design, hiddenSections, dismissedChecks }
		: open.design
	openNew({ ...newFormData(storage), ...cv, design: ownDesign ?? lookBefore }, storage)
}

/** Begins with an empty CV; the one before goes into the list. Throws when the browser's storage is full or forbidden. */
export function putBlankCv(
	design: Partial<CvFormData['design']> = {},
	storage: TextStorage = browserStorage(),
): void {
	const data = newFormData(storage)
	openNew({ ...data, design: { ...data.design, ...design } }, storage)
}

/** The state of a CV that another one was opened over in another tab goes into the list, in place of an older state. */
export function putStateAside(
	cv: CurrentLocalCv,
	text: string,
	storage: TextStorage = browserStorage(),
): void {
	const known = stagedCvs(storage).find(({ id }) => id === cv.id)
	const beside = { doubts: {}, drafts: {}, exampleId: null, ownerId: storedOwner(storage) }
	stageCv({ ...beside, ...known, ...cv, text, keptAt: nextMoment(storage) }, storage)
}

function openNew(data: CvFormData, storage: TextStorage): void {
	const form = { ...formAround(data), lastSaved: new Date().toISOString() }
	swapOpenCv({ cv: { id: newId(), title: '' }, text: serialiseForm(form) }, storage)
}

function putOpenCvAside(storage: TextStorage): void {
	const form = openForm(storage)
	if (form !== null && hasContent(form.data)) stageCv(recordOfOpen(form, storage), storage)
	else for (const data of form?.replaced ?? []) stageAnew(serialiseForm(formAround(data)), storage)
	stageOtherVersion(storage)
}

/** Puts another tab's version, if there is one, into the list as a separate CV. */
export function stageOtherVersion(storage: TextStorage): void {
	const other = storage.getItem(otherVersionKey)
	if (other !== null && parseStoredForm(other) !== null) stageAnew(other, storage)
}

/** Puts a stored text into the list as a new CV. */
export function stageAnew(text: string, storage: TextStorage): void {
	const beside = { doubts: {}, drafts: {}, exampleId: null, ownerId: storedOwner(storage) }
	stageCv({ id: newId(), title: '', text, ...beside, keptAt: nextMoment(storage) }, storage)
}

function formAround(data: CvFormData): StoredForm {
	return { data, lastSaved: null, replaced: [] }
}

/** The open CV as the list keeps it. */
export function recordOfOpen(form: StoredForm, storage: TextStorage): LocalCvRecord {
	return {
		...ensureCurrentCv(storage),
		text: storage.getItem(storageKey) ?? serialiseForm(form),
		doubts: storedLowConfidence(localCv, storage),
		drafts: fieldDrafts(localCv, storage),
		exampleId: exampleBeside(localCv, storage),
		ownerId: storedOwner(storage),
		keptAt: nextMoment(storage),
	}
}

function openForm(storage: TextStorage): StoredForm | null {
	const reading = readStoredForm(storage)
	return reading.status === 'found' ? reading.form : null
}

// Whose account wrote the open CV; a guest's has none.
function storedOwner(storage: TextStorage): string | null {
	return storage.getItem(storageKeys.cvOwner)
}

function putBack(storage: TextStorage, key: StorageKey, text: string | null): void {
	if (text === null) storage.removeItem(key)
	else storage.setItem(key, text)
}
