import { emptyCv } from '@app/cv'
import { expect, test } from 'vitest'
import { readStoredCvDocument } from './read-stored-cv-document.ts'

test('a document from before versions were written down is upgraded', () => {
	expect(readStoredCvDocument({})).toEqual(emptyCv())
})

test('a document of a newer Ella is refused', () => {
	expect(() => readStoredCvDocument({ schemaVersion: 99 })).toThrowError(
		expect.objectContaining({ code: 'cv_too_new' }),
	)
})

test('what is no document is a fault of ours, not of the person who asks', () => {
	expect(() => readStoredCvDocument('text')).toThrow('can’t read a saved CV')
})
