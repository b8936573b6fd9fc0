import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { exampleCvs } from './example-cvs.ts'
import { sampleCvs } from './sample-cvs.ts'

test('there are twelve people of twelve professions', () => {
	expect(new Set(sampleCvs.map(({ profession }) => profession)).size).toBe(12)
})

test('there is an example for seventeen professions', () => {
	expect(new Set(exampleCvs.map(({ id }) => id)).size).toBe(17)
	expect(new Set(exampleCvs.map(({ profession }) => profession)).size).toBe(17)
})

test.each(exampleCvs)('$id is a valid CV document', ({ cv }) => {
	expect(cvDocumentSchema.parse(cv)).toEqual(cv)
})

test.each(exampleCvs)('nobody can be reached at the addresses of $id', ({ cv }) => {
	const text = JSON.stringify(cv)
	const phones = text.match(/(?:\+44 ?|\b0)7\d{3} ?\d{6}/g) ?? []
	const mails = text.match(/[\w.]+@[\w.]+\w/g) ?? []
	expect(phones.every((phone) => /7700 ?900\d{3}$/.test(phone))).toBe(true)
	expect(mails.every((mail) => mail.endsWith('example.com'))).toBe(true)
	expect(phones.length + mails.length).toBeGreaterThan(1)
})
