import { expect, test } from 'vitest'
import { putBlankCv } from '#shared/local-cvs/create-local-cv.ts'
import { createStorage } from '#shared/test/open-tab.ts'
import { exampleBeside, showExampleBeside } from './example-beside-cv.ts'

test('an example stays beside its CV until it is put away', () => {
	const storage = createStorage()
	showExampleBeside('local', 'chef', storage)
	showExampleBeside('cv-1', 'staff-nurse', storage)
	expect(exampleBeside('local', storage)).toBe('chef')
	showExampleBeside('local', null, storage)
	expect(exampleBeside('local', storage)).toBeNull()
	expect(exampleBeside('cv-1', storage)).toBe('staff-nurse')
})

test('whoever begins anew in this browser begins without an example', () => {
	const storage = createStorage()
	showExampleBeside('local', 'chef', storage)
	putBlankCv({}, storage)
	expect(exampleBeside('local', storage)).toBeNull()
})

test('the thirty latest are kept, and a text that is none counts as nothing', () => {
	const storage = createStorage()
	for (let cv = 0; cv < 32; cv += 1) showExampleBeside(`cv-${cv}`, 'chef', storage)
	expect(exampleBeside('cv-1', storage)).toBeNull()
	expect(exampleBeside('cv-2', storage)).toBe('chef')
	storage.setItem('examplesBeside', '[1,2]')
	expect(exampleBeside('cv-2', storage)).toBeNull()
})
