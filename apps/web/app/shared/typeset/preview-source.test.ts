import { expect, test } from 'vitest'
import { type CvFormData, emptyFormData } from '#shared/cv-form-data.ts'
import { createPreviewSource } from './preview-source.ts'

function sourceOf(form: CvFormData) {
	let state = form
	const source = createPreviewSource({
		getState: () => state,
		subscribe: () => () => undefined,
		subscribeAhead: () => () => undefined,
	})
	return {
		getInput: source.getInput,
		change(changes: object) {
			state = { ...state, ...changes }
		},
	}
}

test('saving, checking and unread dates change nothing on the page', () => {
	const { getInput, change } = sourceOf(emptyFormData())
	const before = getInput()
	change({ isDirty: false, lastSaved: '2026-01-01T00:00:00Z', unreadDates: { a: 'soon' } })
	expect(getInput()).toBe(before)
})

test('words and design do', () => {
	const form = emptyFormData()
	const { getInput, change } = sourceOf(form)
	const before = getInput()
	change({ professionalSummary: 'Nurse' })
	const written = getInput()
	expect(written).not.toBe(before)
	expect(written.document.professionalSummary).toBe('Nurse')
	change({ design: { ...form.design, accent: '#225588' } })
	expect(getInput().design.accent).toBe('#225588')
})

test('only what belongs to a CV is sent', () => {
	const { getInput, change } = sourceOf(emptyFormData())
	change({ versionHistory: ['x'], errors: { personalInfo: {} } })
	expect(Object.keys(getInput().document)).not.toContain('versionHistory')
})
