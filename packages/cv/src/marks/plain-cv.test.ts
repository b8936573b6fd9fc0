import { expect, test } from 'vitest'
import { cvDocumentSchema } from '../cv-document.ts'
import { listPassages } from '../passages.ts'
import { takeHiddenOut } from '../restore-hidden.ts'
import { mayBeMarked, plainCv } from './plain-cv.ts'

const cv = cvDocumentSchema.parse({
	professionalSummary: 'A **calm** nurse',
	experience: [
		{
			id: 'a',
			jobTitle: 'Nurse *A*',
			summary: '*All* wards',
			achievements: ['Led **12 nurses**', 'Plain'],
		},
	],
	education: [{ id: 'b', details: ['[Thesis](https://a.example)'] }],
	custom: [{ id: 'c', title: '*Title*', items: [{ id: 'd', text: '**Boats**' }] }],
})

test('prose and lines are plain words, and titles keep their letters', () => {
	expect(listPassages(cv).map(({ text }) => text)).toEqual([
		'A calm nurse',
		'Nurse *A*',
		'All wards',
		'Led 12 nurses',
		'Plain',
		'Thesis',
		'*Title*',
		'Boats',
	])
	for (const { path, text } of listPassages(cv)) {
		expect(mayBeMarked(path), path).toBe(!text.includes('*'))
	}
})

test('a CV without marks is the same CV', () => {
	const plain = plainCv(cv)
	expect(plainCv(plain)).toBe(plain)
})

test('an edit of the plain words keeps the marks of those that stay, beside what is hidden', () => {
	for (const hidden of [[], [{ item: 'a', line: 'Plain' }]]) {
		const { shown, toWholeEdit, toWholePath } = takeHiddenOut({ ...cv, hidden })
		expect(shown.experience[0]?.achievements[0]).toBe('Led 12 nurses')
		const path = 'experience.0.achievements.0'
		expect(toWholePath(path)).toBe(path)
		expect(
			toWholeEdit({ path, before: 'Led 12 nurses', after: 'Trained 12 nurses and *one* cook' }),
		).toEqual({
			path,
			before: 'Led **12 nurses**',
			after: 'Trained **12 nurses** and \\*one\\* cook',
		})
		const list = 'experience.0.achievements'
		const before = shown.experience[0]?.achievements ?? []
		expect(
			toWholeEdit({ path: list, before, after: before.with(0, 'Led 13 nurses') }).after,
		).toEqual(['Led 13 **nurses**', 'Plain'])
		expect(toWholeEdit({ path: list, before, after: [...before].reverse() }).after).toContain(
			'Led **12 nurses**',
		)
	}
})
