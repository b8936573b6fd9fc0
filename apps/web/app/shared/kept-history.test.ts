import { beforeEach, expect, test } from 'vitest'
import { emptyFormData } from './cv-form-data.ts'
import { forgetHistory, keepHistory, keptHistory } from './kept-history.ts'

beforeEach(() => sessionStorage.clear())

const written = (professionalSummary: string) => ({ ...emptyFormData(), professionalSummary })
const edited = {
	...written('two'),
	...{ versionHistory: [written('one'), written('')], currentVersion: 0, newest: null },
}

test('a reload gives back what undo and redo lead to', () => {
	keepHistory(edited, 'cv-1')
	expect(keptHistory(written('two'), 'cv-1')).toEqual({
		...{ versionHistory: [written('one'), written('')], currentVersion: 0, newest: null },
	})
	const undone = { ...edited, ...written('one'), currentVersion: 1, newest: written('two') }
	keepHistory(undone, 'cv-1')
	expect(keptHistory(written('one'), 'cv-1')).toMatchObject({
		...{ currentVersion: 1, newest: written('two') },
	})
})

test('another CV, one that has changed since, and one that was forgotten have none', () => {
	keepHistory(edited, 'cv-1')
	expect(keptHistory(written('two'), 'cv-2')).toBeNull()
	expect(keptHistory(written('three'), 'cv-1')).toBeNull()
	forgetHistory()
	expect(keptHistory(written('two'), 'cv-1')).toBeNull()
})

test('a damaged text is no history', () => {
	for (const text of ['', '{', '[]', '{"place":"cv-1"}']) {
		sessionStorage.setItem('cvFormHistory', text)
		expect(keptHistory(written('two'), 'cv-1')).toBeNull()
	}
})
