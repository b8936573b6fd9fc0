import { emptyCv, setField } from '@app/cv'
import { expect, test } from 'vitest'
import { readEllaFile } from './read-ella-file.ts'

test('a downloaded file is read back as it was', () => {
	const cv = setField(emptyCv(), 'personalInfo.firstName', 'Ada')
	expect(readEllaFile(JSON.stringify(cv, null, 2))).toEqual({ status: 'read', cv })
})

test.each(['', 'not JSON', '[]', '{"name":"something else"}'])('%s is no CV', (text) => {
	expect(readEllaFile(text)).toMatchObject({ status: 'refused' })
})

test('a file of a newer version is refused with its reason', () => {
	expect(readEllaFile('{"personalInfo":{},"schemaVersion":99}')).toMatchObject({
		reason: expect.stringContaining('newer version'),
	})
})
