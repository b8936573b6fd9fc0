import { beforeEach, expect, test } from 'vitest'
import { emptyFormData } from './cv-form-data.ts'
import { deleteUndoHistory } from './delete-undo-history.ts'
import {
	doneElsewhere,
	keepStep,
	storedUndoHistory,
	storeUndoHistory,
	takeStepBack,
} from './stored-undo-history.ts'

beforeEach(() => sessionStorage.clear())

const own = { cvId: 'cv-1', ownerId: 'maya' }
const written = (professionalSummary: string) => ({ ...emptyFormData(), professionalSummary })
const edited = {
	...written('two'),
	versionHistory: [written('one'), written('')],
	currentVersion: 0,
	newest: null,
}

test('a reload gives back what undo and redo lead to', () => {
	storeUndoHistory(edited, own)
	expect(storedUndoHistory(written('two'), own)).toEqual({
		versionHistory: [written('one'), written('')],
		currentVersion: 0,
		newest: null,
	})
	const undone = { ...edited, ...written('one'), currentVersion: 1, newest: written('two') }
	storeUndoHistory(undone, own)
	expect(storedUndoHistory(written('one'), own)).toMatchObject({
		currentVersion: 1,
		newest: written('two'),
	})
})

test('another CV, one that has changed since, and one that was forgotten have none', () => {
	storeUndoHistory(edited, own)
	expect(storedUndoHistory(written('two'), { ...own, cvId: 'cv-2' })).toBeNull()
	expect(storedUndoHistory(written('three'), own)).toBeNull()
	expect(storedUndoHistory(written('two'), { ...own, ownerId: 'sam' })).toBeNull()
	deleteUndoHistory()
	expect(storedUndoHistory(written('two'), own)).toBeNull()
})

test('a damaged text is no history', () => {
	for (const text of ['', '{', '[]', '{"cvId":"cv-1","ownerId":"maya"}']) {
		sessionStorage.setItem('cvFormHistory', text)
		expect(storedUndoHistory(written('two'), own)).toBeNull()
	}
})

const guest = { cvId: 'local', ownerId: null }
const step = { before: written('two'), after: written('three') }

test('a step that another page makes is one undo in the editor, before what was undone there', () => {
	for (const place of [own, guest]) {
		storeUndoHistory(edited, place)
		keepStep(step, place)
		expect(storedUndoHistory(written('three'), place)).toEqual({
			versionHistory: [written('two'), written('one'), written('')],
			currentVersion: 0,
			newest: null,
		})
	}
})

test('a step follows what the editor shows: what was undone there does not come back between', () => {
	storeUndoHistory({ ...edited, ...written('one'), currentVersion: 1, newest: written('two') }, own)
	keepStep({ before: written('one'), after: written('three') }, own)
	expect(storedUndoHistory(written('three'), own)?.versionHistory).toEqual([
		written('one'),
		written(''),
	])
})

test('the first step of a tab leads back to the words before it, and to what was put aside earlier', () => {
	keepStep({ ...step, older: [written('old')] }, guest)
	expect(storedUndoHistory(written('three'), guest)?.versionHistory).toEqual([
		written('two'),
		written('old'),
	])
	storeUndoHistory(edited, { ...own, cvId: 'cv-2' })
	keepStep(step, own)
	expect(storedUndoHistory(written('three'), own)?.versionHistory).toEqual([written('two')])
})

test('a step that changes nothing is none', () => {
	storeUndoHistory(edited, own)
	keepStep({ before: written('two'), after: written('two') }, own)
	expect(storedUndoHistory(written('two'), own)?.versionHistory).toHaveLength(2)
})

test('a step taken back on the page that made it is a redo in the editor', () => {
	storeUndoHistory(edited, own)
	keepStep(step, own)
	takeStepBack(step, own)
	expect(storedUndoHistory(written('two'), own)).toEqual({
		versionHistory: [written('two'), written('one'), written('')],
		currentVersion: 1,
		newest: written('three'),
	})
})

test('a step taken back after others is a step itself', () => {
	keepStep(step, own)
	keepStep({ before: written('three'), after: written('four') }, own)
	takeStepBack({ before: written('two'), after: written('four') }, own)
	expect(storedUndoHistory(written('two'), own)?.versionHistory).toEqual([
		written('four'),
		written('three'),
		written('two'),
	])
})

test('the history stays within its ten steps', () => {
	for (let count = 0; count < 14; count++) {
		keepStep({ before: written(`${count}`), after: written(`${count + 1}`) }, own)
	}
	expect(storedUndoHistory(written('14'), own)?.versionHistory).toHaveLength(10)
})

test('what was done elsewhere is said once, for the CV that it was done to', () => {
	keepStep({ ...step, says: 'Added 2 lines.' }, own)
	expect(doneElsewhere(own)).toBe('Added 2 lines.')
	expect(doneElsewhere({ ...own, cvId: 'cv-2' })).toBeNull()
	storeUndoHistory({ ...edited, ...written('three') }, own)
	expect(doneElsewhere(own)).toBeNull()
})
