import { beforeEach, expect, test } from 'vitest'
import { emptyFormData } from './cv-form-data.ts'
import { forgetHistory } from './forget-history.ts'
import { keepHistory, keptHistory } from './kept-history.ts'

beforeEach(() => sessionStorage.clear())

const own = { cvId: 'cv-1', ownerId: 'maya' }
const written = (professionalSummary: string) => ({ ...emptyFormData(), professionalSummary })
const edited = {
	...written('two'),
	...{ versionHistory: [written('one'), written('')], currentVersion: 0, newest: null },
}

test('a reload gives back what undo and redo lead to', () => {
	keepHistory(edited, own)
	expect(keptHistory(written('two'), own)).toEqual({
		...{ versionHistory: [written('one'), written('')], currentVersion: 0, newest: null },
	})
	const undone = { ...edited, ...written('one'), currentVersion: 1, newest: written('two') }
	keepHistory(undone, own)
	expect(keptHistory(written('one'), own)).toMatchObject({
		...{ currentVersion: 1, newest: written('two') },
	})
})

test('another CV, one that has changed since, and one that was forgotten have none', () => {
	keepHistory(edited, own)
	expect(keptHistory(written('two'), { ...own, cvId: 'cv-2' })).toBeNull()
	expect(keptHistory(written('three'), own)).toBeNull()
	expect(keptHistory(written('two'), { ...own, ownerId: 'sam' })).toBeNull()
	forgetHistory()
	expect(keptHistory(written('two'), own)).toBeNull()
})

test('a damaged text is no history', () => {
	for (const text of ['', '{', '[]', '{"cvId":"cv-1","ownerId":"maya"}']) {
		sessionStorage.setItem('cvFormHistory', text)
		expect(keptHistory(written('two'), own)).toBeNull()
	}
})
