import 'fake-indexeddb/auto'
import { emptyCv } from '@app/cv'
import { beforeEach, expect, test, vi } from 'vitest'
import { storageKey } from './common-storage-keys.ts'
import { putBackStoredForm, takeStoredForm } from './cv-form-removal.ts'
import { readStoredForm } from './cv-form-storage.ts'
import { showExampleBeside } from './examples/example-beside-cv.ts'
import { putBlankCv, putImportedCv } from './local-cvs/create-local-cv.ts'
import { guestOwner, readPages, storePages } from './offline/page-copies.ts'

beforeEach(() => localStorage.clear())

test('nothing of the CV is left, and what was taken can be put back', () => {
	putBlankCv()
	const before = localStorage.getItem(storageKey)
	for (const key of ['otherVersion', 'unreadable', 'unreadable.2'])
		localStorage.setItem(`cvFormData.${key}`, key)
	localStorage.setItem('theme', 'dark')
	showExampleBeside('local', 'chef')
	const taken = takeStoredForm()
	expect(Object.keys({ ...localStorage })).toEqual(['theme'])
	expect(readStoredForm().status).toBe('empty')
	putBackStoredForm(taken)
	expect(localStorage.getItem(storageKey)).toBe(before)
	expect(localStorage.getItem('cvFormData.unreadable.2')).toBe('unreadable.2')
})

test('the pages, on which the name and the address can be read, go with it', async () => {
	const which = { ownerId: guestOwner, cvId: 'local' }
	await storePages(which, { name: 'Maya', pages: [] })
	takeStoredForm()
	await vi.waitFor(async () => expect(await readPages(which)).toBeNull())
})

test.each([
	['an imported CV', () => putImportedCv(emptyCv())],
	['an empty CV', () => putBlankCv()],
])('the pages of the CV before do not stand for %s', async (_, begin) => {
	const which = { ownerId: guestOwner, cvId: 'local' }
	await storePages(which, { name: 'Maya', pages: [] })
	begin()
	await vi.waitFor(async () => expect(await readPages(which)).toBeNull())
})
