import 'fake-indexeddb/auto'
import { emptyCv } from '@app/cv'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { otherVersionKey, storageKey } from '#shared/common-storage-keys.ts'
import { type CvFormData, emptyFormData } from '#shared/cv-form-data.ts'
import { readStoredForm, serialiseForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { exampleBeside, showExampleBeside } from '#shared/examples/example-beside-cv.ts'
import { fieldDrafts, keepFieldDraft } from '#shared/field-drafts.ts'
import {
	storedLowConfidence,
	storeLowConfidence,
} from '#shared/import-confidence/stored-low-confidence.ts'
import { putBlankCv, putImportedCv } from './create-local-cv.ts'
import {
	duplicateLocalCv,
	listLocalCvs,
	maxLocalCvs,
	openFromList,
	openListedCv,
	putLocalCvsBack,
	renameLocalCv,
	requireRoomForCv,
	takeLocalCv,
} from './local-cvs.ts'

beforeEach(() => {
	localStorage.clear()
	vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => vi.unstubAllGlobals())

const cvOf = (professionalSummary: string) => ({ ...emptyCv(), professionalSummary })

function write(professionalSummary: string, more: Partial<CvFormData> = {}) {
	const data = { ...emptyFormData(), professionalSummary, ...more }
	writeStoredForm({ data, lastSaved: null, replaced: [] })
}

function openWords(): string | null {
	const reading = readStoredForm()
	return reading.status === 'found' ? reading.form.data.professionalSummary : null
}

const listedWords = async () =>
	(await listLocalCvs()).map(({ data }) => data?.professionalSummary).sort()

/** Simulates a browser without a database. */
const withoutDatabase = () => vi.stubGlobal('indexedDB', undefined)

/** Simulates a browser that refuses its database, such as a private window. */
const withRefusedDatabase = () =>
	vi.stubGlobal('indexedDB', {
		open: () => {
			throw new DOMException('refused', 'SecurityError')
		},
	})

const browsers: [string, () => void][] = [
	['a database', () => undefined],
	['no database', withoutDatabase],
	['a database that is refused', withRefusedDatabase],
]

describe.each(browsers)('in a browser with %s', (_, begin) => {
	beforeEach(() => begin())

	test.each([
		['a blank one', () => putBlankCv()],
		['an imported one', () => putImportedCv(cvOf('New'))],
		['a blank one in a template', () => putBlankCv({ templateId: 'compact' })],
	])('%s is opened beside the first, which is in the list', async (_, open) => {
		write('First')
		open()
		expect(openWords()).not.toBe('First')
		expect(await listedWords()).toEqual(['First'])
	})

	test('every one of many is kept, each once, and an empty one leaves nothing', async () => {
		write('One')
		putImportedCv(cvOf('Two'))
		putBlankCv()
		putBlankCv()
		putImportedCv(cvOf('Three'))
		putImportedCv(cvOf('Three'))
		expect(openWords()).toBe('Three')
		expect(await listedWords()).toEqual(['One', 'Two'])
	})

	test('one of the list is opened, and the open one takes its place there', async () => {
		write('One')
		putImportedCv(cvOf('Two'))
		const [one] = await listLocalCvs()
		await openFromList(one?.id ?? '')
		expect(openWords()).toBe('One')
		expect(await listedWords()).toEqual(['Two'])
		expect(openListedCv()?.id).toBe(one?.id)
	})

	test('opened in two tabs at once it is there once', async () => {
		write('One')
		putImportedCv(cvOf('Two'))
		const [one] = await listLocalCvs()
		await Promise.all([openFromList(one?.id ?? ''), openFromList(one?.id ?? '')])
		expect(openWords()).toBe('One')
		expect(await listedWords()).toEqual(['Two'])
	})

	test('a name is kept through closing and opening, and an empty one gives way to the name in the CV', async () => {
		const personalInfo = { ...emptyCv().personalInfo, firstName: 'Ada', lastName: 'Byron' }
		write('One', { personalInfo })
		expect(openListedCv()?.title).toBe('Ada Byron’s CV')
		await renameLocalCv(openListedCv()?.id ?? '', ' For the hospital ')
		putBlankCv()
		const [one] = await listLocalCvs()
		expect(one?.title).toBe('For the hospital')
		await renameLocalCv(one?.id ?? '', 'For the mill')
		await openFromList(one?.id ?? '')
		expect(openListedCv()?.title).toBe('For the mill')
		await renameLocalCv(one?.id ?? '', '')
		expect(openListedCv()?.title).toBe('Ada Byron’s CV')
	})

	test('deleted and put back it is as it was; put back twice it is there once', async () => {
		write('One')
		putImportedCv(cvOf('Two'))
		const [one] = await listLocalCvs()
		const taken = await takeLocalCv(one?.id ?? '')
		expect(await listedWords()).toEqual([])
		await putLocalCvsBack([taken])
		await putLocalCvsBack([taken])
		expect(await listedWords()).toEqual(['One'])
	})

	test('the open one can be deleted and put back as well', async () => {
		write('One')
		const taken = await takeLocalCv(openListedCv()?.id ?? '')
		expect(localStorage.getItem(storageKey)).toBeNull()
		await putLocalCvsBack([taken])
		expect(await listedWords()).toEqual(['One'])
	})

	test('a duplicate stands beside its original under a name that says so', async () => {
		write('One')
		await duplicateLocalCv(openListedCv()?.id ?? '')
		expect(openWords()).toBe('One')
		expect(await listLocalCvs()).toMatchObject([{ title: 'My CV (copy)' }])
	})
})

test('what belongs to a CV goes with it: doubts, drafts, its example, and what another tab wrote', async () => {
	write('One')
	storeLowConfidence('local', { 'a.b': ['x'] })
	keepFieldDraft({ cvId: 'local', field: 'skills.' }, 'fork')
	showExampleBeside('local', 'chef')
	const theirs = { ...emptyFormData(), professionalSummary: 'One, elsewhere' }
	localStorage.setItem(
		otherVersionKey,
		serialiseForm({ data: theirs, lastSaved: null, replaced: [] }),
	)
	putBlankCv()
	expect([storedLowConfidence('local'), fieldDrafts('local'), exampleBeside('local')]).toEqual([
		{},
		{},
		null,
	])
	expect(localStorage.getItem(otherVersionKey)).toBeNull()
	expect(await listedWords()).toEqual(['One', 'One, elsewhere'])
	const one = (await listLocalCvs()).find(({ data }) => data?.professionalSummary === 'One')
	await openFromList(one?.id ?? '')
	expect(storedLowConfidence('local')).toEqual({ 'a.b': ['x'] })
	expect(fieldDrafts('local')).toEqual({ 'skills.': 'fork' })
	expect(exampleBeside('local')).toBe('chef')
})

test('CVs that an earlier version put aside under an empty one come into the list', async () => {
	const replaced = [cvOf('One'), cvOf('Two')].map((cv) => ({ ...emptyFormData(), ...cv }))
	writeStoredForm({ data: emptyFormData(), lastSaved: null, replaced })
	putBlankCv()
	expect(await listedWords()).toEqual(['One', 'Two'])
})

test('when the storage is full nothing is replaced', async () => {
	write('First')
	const before = { ...localStorage }
	const full = {
		getItem: (key: string) => localStorage.getItem(key),
		removeItem: (key: string) => localStorage.removeItem(key),
		setItem: (key: string, text: string) => {
			if (key === storageKey && text !== before[storageKey]) {
				throw new DOMException('full', 'QuotaExceededError')
			}
			localStorage.setItem(key, text)
		},
	}
	expect(() => putBlankCv({}, full)).toThrow()
	expect(openWords()).toBe('First')
	expect(await listedWords()).toEqual([])
})

test('a CV that the page was closed on while it was opened is not listed twice', async () => {
	write('One')
	putImportedCv(cvOf('Two'))
	const [one] = await listLocalCvs()
	const taken = await takeLocalCv(one?.id ?? '')
	await putLocalCvsBack([taken])
	await openFromList(taken.id)
	// As if the page had gone before the list was brought up to date.
	localStorage.setItem('cvFormData.list', JSON.stringify([taken]))
	expect(await listedWords()).toEqual(['Two'])
})

test('a browser keeps so many CVs and says what to do about one more', async () => {
	for (let number = 1; number < maxLocalCvs; number += 1) putImportedCv(cvOf(`CV ${number}`))
	await requireRoomForCv()
	putImportedCv(cvOf('The last'))
	await expect(requireRoomForCv()).rejects.toThrow(/up to 20 CVs in this browser\. Delete one/)
	await expect(duplicateLocalCv(openListedCv()?.id ?? '')).rejects.toThrow(/up to 20/)
})
