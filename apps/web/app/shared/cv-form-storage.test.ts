import { emptyCv } from '@app/cv'
import { beforeEach, describe, expect, test } from 'vitest'
import { storageKey, unreadableCvPrefix } from './common-storage-keys.ts'
import { emptyFormData } from './cv-form-data.ts'
import { readStoredForm, serialiseForm, writeStoredForm } from './cv-form-storage.ts'

beforeEach(() => localStorage.clear())

const written = (professionalSummary: string) => ({ ...emptyFormData(), professionalSummary })

function found() {
	const reading = readStoredForm()
	if (reading.status !== 'found') throw new Error(`Nothing found: ${reading.status}`)
	return reading.form
}

describe('reading', () => {
	test('finds nothing in an empty storage', () => {
		expect(readStoredForm()).toEqual({ status: 'empty' })
	})

	test('gives back what was written', () => {
		const form = {
			data: { ...written('Nurse'), unreadDates: { 'experience.1.startDate': 'soon' } },
			lastSaved: '2026-01-02T03:04:05.000Z',
			replaced: [written('Older')],
		}
		writeStoredForm(form)
		expect(found()).toEqual(form)
	})

	test('fills in what an older version did not store', () => {
		localStorage.setItem(storageKey, JSON.stringify({ personalInfo: { firstName: 'Ada' } }))
		expect(found().data).toEqual({
			...emptyFormData(),
			personalInfo: { ...emptyCv().personalInfo, firstName: 'Ada' },
		})
	})

	test('a broken design does not take the words with it', () => {
		localStorage.setItem(
			storageKey,
			JSON.stringify({ professionalSummary: 'Nurse', design: { textSizePt: 'huge' } }),
		)
		expect(found().data).toEqual(written('Nurse'))
	})

	test.each(['{"personalInfo":', '"text"', '{"experience":{"0":1}}', '{"schemaVersion":99}'])(
		'keeps %s under another key and reports it',
		(text) => {
			localStorage.setItem(storageKey, text)
			expect(readStoredForm()).toEqual({ status: 'unreadable', keptUnder: unreadableCvPrefix })
			expect(localStorage.getItem(unreadableCvPrefix)).toBe(text)
		},
	)

	test('keeps each different unreadable text', () => {
		for (const text of ['{1', '{2', '{1']) {
			localStorage.setItem(storageKey, text)
			readStoredForm()
		}
		expect(localStorage.getItem(unreadableCvPrefix)).toBe('{1')
		expect(localStorage.getItem(`${unreadableCvPrefix}.2`)).toBe('{2')
		expect(localStorage.getItem(`${unreadableCvPrefix}.3`)).toBeNull()
	})
})

test('the stored object has the sections at its top, as the form data is specified', () => {
	expect(
		JSON.parse(serialiseForm({ data: written('x'), lastSaved: null, replaced: [] })),
	).toMatchObject({
		professionalSummary: 'x',
		personalInfo: { firstName: '' },
		experience: [],
		lastSaved: null,
	})
})
