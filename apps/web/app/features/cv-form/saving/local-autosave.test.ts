import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TextStorage } from '#shared/browser-storage.ts'
import { otherVersionKey, storageKey } from '#shared/common-storage-keys.ts'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { readStoredForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { putBlankCv } from '#shared/local-cvs/create-local-cv.ts'
import { ensureCurrentCv } from '#shared/local-cvs/current-local-cv.ts'
import { stagedCvs } from '#shared/local-cvs/staged-cvs.ts'
import { createCvFormStore } from '../form-state/cv-form-store.ts'
import { LocalAutosave } from './local-autosave.ts'
import { autosaveDelayMs } from './save-status.ts'

/** A storage that can be made full, and counts the writes. */
class TestStorage implements TextStorage {
	readonly texts = new Map<string, string>()
	isFull = false
	writes = 0
	getItem = (key: string) => this.texts.get(key) ?? null
	removeItem = (key: string) => void this.texts.delete(key)
	setItem(key: string, text: string) {
		if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
		this.writes++
		this.texts.set(key, text)
	}
}

let storage = new TestStorage()
beforeEach(() => {
	storage = new TestStorage()
	vi.useFakeTimers()
})
afterEach(() => {
	vi.useRealTimers()
})

function openTab() {
	const store = createCvFormStore()
	const onTakenOver = vi.fn()
	const now = () => new Date('2026-05-01T12:04:00Z')
	const onOtherOpened = vi.fn()
	const autosave = new LocalAutosave({ store, storage, now, onTakenOver, onOtherOpened })
	autosave.restore()
	return {
		store,
		autosave,
		onTakenOver,
		onOtherOpened,
		write: (professionalSummary: string) =>
			store.dispatch({ type: 'update', changes: { professionalSummary }, at: 0 }),
		summary: () => store.getState().professionalSummary,
		status: () => autosave.getStatus().kind,
	}
}

function stored(): string | null {
	const reading = readStoredForm(storage)
	return reading.status === 'found' ? reading.form.data.professionalSummary : null
}

const storeElsewhere = (professionalSummary: string) =>
	writeStoredForm(
		{
			data: { ...emptyFormData(), professionalSummary },
			lastSaved: '2026-05-01T12:00:00Z',
			replaced: [],
		},
		storage,
	)

describe('saving', () => {
	test('a change is stored a second after it, not sooner', () => {
		const tab = openTab()
		expect(tab.status()).toBe('new')
		tab.write('Nurse')
		expect(tab.status()).toBe('saving')
		vi.advanceTimersByTime(autosaveDelayMs - 1)
		expect(stored()).toBeNull()
		vi.advanceTimersByTime(1)
		expect(stored()).toBe('Nurse')
		expect(tab.status()).toBe('saved')
		expect(tab.store.getState()).toMatchObject({
			isDirty: false,
			lastSaved: '2026-05-01T12:04:00.000Z',
		})
	})

	test('somebody who never pauses is saved every second', () => {
		const tab = openTab()
		for (let step = 0; step < 12; step++) {
			tab.write(`text ${step}`)
			vi.advanceTimersByTime(100)
		}
		expect(stored()).toMatch(/^text \d+$/)
	})

	test('nothing is written when what is stored is the same', () => {
		storeElsewhere('Nurse')
		const tab = openTab()
		const writes = storage.writes
		tab.write('Nurses')
		tab.write('Nurse')
		vi.advanceTimersByTime(autosaveDelayMs)
		expect(storage.writes).toBe(writes)
		expect(tab.store.getState().isDirty).toBe(false)
	})

	test('what was typed within the last second is stored when the page is left', () => {
		const tab = openTab()
		tab.write('Nurse')
		tab.autosave.flush()
		expect(stored()).toBe('Nurse')
		expect(openTab().summary()).toBe('Nurse')
	})

	test('a failing write is shown, nothing is lost, and the next change tries again', () => {
		const tab = openTab()
		storage.isFull = true
		tab.write('Nurse')
		vi.advanceTimersByTime(autosaveDelayMs)
		expect(tab.autosave.getStatus()).toEqual({ kind: 'failed', because: 'storage-full' })
		expect(tab.store.getState().isDirty).toBe(true)
		storage.isFull = false
		tab.write('Nurse!')
		vi.advanceTimersByTime(autosaveDelayMs)
		expect(stored()).toBe('Nurse!')
		expect(tab.status()).toBe('saved')
	})
})

describe('starting', () => {
	test('restores what is stored, with nothing to undo', () => {
		storeElsewhere('Nurse')
		const tab = openTab()
		expect(tab.summary()).toBe('Nurse')
		expect(tab.store.getState()).toMatchObject({ isDirty: false, versionHistory: [] })
		expect(tab.status()).toBe('saved')
	})

	test('falls back to an empty form and says where an unreadable text is kept', () => {
		storage.setItem(storageKey, '{"broken')
		const store = createCvFormStore()
		const { keptUnder } = new LocalAutosave({ store, storage }).restore()
		expect(store.getState().professionalSummary).toBe('')
		expect(storage.getItem(String(keptUnder))).toBe('{"broken')
	})
})

describe('two tabs', () => {
	test('a tab without unsaved changes takes over what the other saved, and undo brings its own back', () => {
		storeElsewhere('Nurse')
		const tab = openTab()
		storeElsewhere('Senior nurse')
		tab.autosave.noticeOthers()
		expect(tab.summary()).toBe('Senior nurse')
		expect(tab.onTakenOver).toHaveBeenCalledOnce()
		tab.store.dispatch({ type: 'undo' })
		expect(tab.summary()).toBe('Nurse')
	})

	test('with unsaved changes on both sides nothing is overwritten', () => {
		storeElsewhere('Nurse')
		const tab = openTab()
		tab.write('Mine')
		storeElsewhere('Theirs')
		vi.advanceTimersByTime(autosaveDelayMs)
		expect(stored()).toBe('Theirs')
		expect(tab.status()).toBe('conflict')
		expect(storage.getItem(otherVersionKey)).toContain('Mine')
	})

	test.each([
		['mine', 'Mine', 'Theirs'],
		['theirs', 'Theirs', 'Mine'],
	] as const)('choosing %s keeps the other one step of undo away', (choice, kept, other) => {
		storeElsewhere('Nurse')
		const tab = openTab()
		tab.write('Mine')
		storeElsewhere('Theirs')
		vi.advanceTimersByTime(autosaveDelayMs)
		tab.autosave.settle(choice)
		expect([tab.summary(), stored()]).toEqual([kept, kept])
		expect(storage.getItem(otherVersionKey)).toBeNull()
		tab.store.dispatch({ type: 'undo' })
		expect(tab.summary()).toBe(other)
	})

	test('a full storage during a choice overwrites nothing', () => {
		storeElsewhere('Nurse')
		const tab = openTab()
		tab.write('Mine')
		storeElsewhere('Theirs')
		storage.isFull = true
		tab.autosave.flush()
		storage.isFull = false
		tab.write('Mine, and more')
		tab.autosave.flush()
		expect(stored()).toBe('Theirs')
		expect(storage.getItem(otherVersionKey)).toContain('Mine, and more')
	})

	test('a conflict that was left unsettled is offered again at the next start', () => {
		storeElsewhere('Nurse')
		const tab = openTab()
		tab.write('Mine')
		storeElsewhere('Theirs')
		tab.autosave.flush()
		tab.autosave.stop()
		const later = openTab()
		expect(later.summary()).toBe('Theirs')
		later.write('Theirs, and more')
		later.autosave.flush()
		later.autosave.settle('theirs')
		expect(later.summary()).toBe('Mine')
		later.store.dispatch({ type: 'undo' })
		expect(later.summary()).toBe('Theirs, and more')
	})
})

describe('another CV opened in another tab', () => {
	const asideTexts = () => stagedCvs(storage).map(({ text }) => text)

	test.each([
		['was never named, as in an earlier version', () => storeElsewhere('First')],
		[
			'has its name',
			() => {
				storeElsewhere('First')
				ensureCurrentCv(storage)
			},
		],
	])(
		'is never written over, and a change that was not saved goes to its own CV, which %s',
		(_, begin) => {
			begin()
			const tab = openTab()
			tab.write('First, changed')
			putBlankCv({}, storage)
			tab.autosave.noticeOthers()
			vi.advanceTimersByTime(autosaveDelayMs)
			tab.write('Too late')
			vi.advanceTimersByTime(autosaveDelayMs)
			expect(stored()).toBe('')
			expect(tab.onOtherOpened).toHaveBeenCalledOnce()
			expect(tab.onTakenOver).not.toHaveBeenCalled()
			expect(asideTexts()).toHaveLength(1)
			expect(asideTexts()[0]).toContain('"professionalSummary":"First, changed"')
		},
	)

	test('is never taken for another version of this one, whichever write is heard first', () => {
		storeElsewhere('First')
		const tab = openTab()
		tab.write('First, changed')
		const { setItem } = storage
		const written: string[] = []
		storage.setItem = (key, text) => {
			written.push(key)
			setItem.call(storage, key, text)
			tab.autosave.noticeOthers()
		}
		putBlankCv({}, storage)
		// The other version may be written to the storage after the other tab has cleared it.
		expect(written).not.toContain(otherVersionKey)
		expect(tab.autosave.getStatus().kind).not.toBe('conflict')
		expect(asideTexts().filter((text) => text.includes('First, changed'))).toHaveLength(1)
	})

	test('is noticed by the save itself and by a page that goes away', () => {
		storeElsewhere('First')
		const tab = openTab()
		tab.write('First, changed')
		putBlankCv({}, storage)
		tab.autosave.leave()
		expect(stored()).toBe('')
		expect(asideTexts()[0]).toContain('First, changed')
	})

	test('is not written over where there is no room for what was not saved', () => {
		storeElsewhere('First')
		const tab = openTab()
		tab.write('First, changed')
		putBlankCv({}, storage)
		const before = storage.getItem(storageKey)
		const { setItem } = storage
		storage.setItem = (key, text) => {
			if (key !== storageKey) throw new DOMException('full', 'QuotaExceededError')
			setItem.call(storage, key, text)
		}
		tab.autosave.flush()
		expect(storage.getItem(storageKey)).toBe(before)
		expect(tab.autosave.getStatus()).toEqual({ kind: 'failed', because: 'storage-full' })
		expect(tab.summary()).toBe('First, changed')
	})

	test('takes nothing along from a form in which nothing was changed', () => {
		storeElsewhere('First')
		const tab = openTab()
		putBlankCv({}, storage)
		tab.autosave.noticeOthers()
		expect(tab.onOtherOpened).toHaveBeenCalledOnce()
		expect(asideTexts()).toHaveLength(1)
	})
})
