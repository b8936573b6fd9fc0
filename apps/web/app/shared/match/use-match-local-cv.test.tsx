import { cvDocumentSchema } from '@app/cv'
import { matchCv, readAdvert } from '@app/match'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { readStoredForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { useMatchLocalCv } from './use-match-local-cv.ts'

const line = 'Bloods and cannulas on most shifts'
const cv = cvDocumentSchema.parse({
	experience: [{ id: 'job', jobTitle: 'Staff Nurse', achievements: [line] }],
})
const advert = readAdvert('Staff Nurse\nEssential:\n- Venepuncture')
const [asked] = matchCv(
	{ cv, source: null, today: '2026-11-28' },
	advert,
	(requirements, { context }) => ({
		perhaps: requirements.map(() => ({
			line: context.passages.find(({ text }) => text === line) ?? null,
		})),
		sameTrade: 0.5,
	}),
).requirements

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a yes outside the editor is a fact of the CV of this browser at once', async () => {
	if (asked === undefined) throw new Error('The advert asks for nothing.')
	writeStoredForm({ data: { ...emptyFormData(), ...cv }, lastSaved: null, replaced: [] })
	const { result } = renderHook(() => useMatchLocalCv())
	await waitFor(() => expect(result.current.cv?.facts).toEqual([]))
	act(() => void result.current.confirm(asked, true))
	const fact = { itemId: 'job', line, answer: 'Yes' }
	expect(result.current.cv?.facts).toMatchObject([fact])
	const reading = readStoredForm()
	expect(reading.status === 'found' && reading.form.data.facts).toMatchObject([fact])
})
