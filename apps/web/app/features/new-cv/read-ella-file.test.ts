import { defaultDesign, emptyCv, setField, toEllaJson } from '@app/cv'
import { expect, test } from 'vitest'
import { readEllaFile } from './read-ella-file.ts'

test('a downloaded file is read back as it was', () => {
	const cv = setField(emptyCv(), 'personalInfo.firstName', 'Ada')
	expect(readEllaFile(JSON.stringify(cv, null, 2))).toEqual({ status: 'read', cv, design: null })
})

test.each(['', 'not JSON', '[]', '{"name":"something else"}'])('%s is no CV', (text) => {
	expect(readEllaFile(text)).toMatchObject({ status: 'refused' })
})

test('a file of a newer version is refused with its reason', () => {
	expect(readEllaFile('{"personalInfo":{},"schemaVersion":99}')).toMatchObject({
		reason: expect.stringContaining('newer version'),
	})
})

test('the design comes back with the CV, and a damaged one costs nothing else', () => {
	const cv = setField(emptyCv(), 'personalInfo.firstName', 'Ada')
	const design = { ...defaultDesign(), accent: '#1f6f4a' }
	expect(readEllaFile(toEllaJson(cv, design))).toMatchObject({ status: 'read', design })
	const damaged = JSON.stringify({ ...cv, design: { templateId: 7 } })
	expect(readEllaFile(damaged)).toEqual({ status: 'read', cv, design: null })
})
