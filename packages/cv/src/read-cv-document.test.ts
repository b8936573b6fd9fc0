import { expect, test } from 'vitest'
import { emptyCv, maxItems } from './cv-document.ts'
import { readCvDocument } from './read-cv-document.ts'

test('an empty object is a CV with nothing in it', () => {
	expect(readCvDocument({})).toEqual({ status: 'read', cv: emptyCv() })
})

test('what a partial document leaves out is filled with nothing', () => {
	const reading = readCvDocument({ experience: [{ id: 'a', jobTitle: 'Chef' }] })
	expect(reading).toMatchObject({
		status: 'read',
		cv: {
			experience: [{ id: 'a', jobTitle: 'Chef', employer: '', achievements: [], current: false }],
		},
	})
})

test('a document of a newer version is refused, not damaged', () => {
	expect(readCvDocument({ schemaVersion: 99, brandNew: true })).toEqual({
		status: 'refused',
		reason: 'A newer version of Ella wrote this CV.',
	})
})

test.each([null, [], 'text', 7])('%j is refused', (value) => {
	expect(readCvDocument(value).status).toBe('refused')
})

test('the reason names the field', () => {
	const reading = readCvDocument({ experience: [{ id: 'a', startDate: 'last spring' }] })
	expect(reading).toMatchObject({ reason: expect.stringContaining('experience.0.startDate') })
})

test('a list has a limit', () => {
	const skills = Array.from({ length: maxItems + 1 }, (_, index) => ({
		id: `s${index}`,
		name: 'x',
	}))
	expect(readCvDocument({ skills }).status).toBe('refused')
})

test('reading what was read changes nothing', () => {
	const reading = readCvDocument({ skills: [{ id: 's', name: 'HACCP', group: 'Kitchen' }] })
	if (reading.status !== 'read') throw new Error('refused')
	expect(readCvDocument(JSON.parse(JSON.stringify(reading.cv)))).toEqual(reading)
})
