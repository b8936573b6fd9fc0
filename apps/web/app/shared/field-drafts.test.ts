import { beforeEach, expect, test } from 'vitest'
import { fieldDrafts, keepFieldDraft } from './field-drafts.ts'

beforeEach(() => localStorage.clear())

test.each(['local', 'cv-1'])('what is typed in fields of %s is kept until it is empty', (cvId) => {
	keepFieldDraft({ cvId, field: 'skills.' }, 'fork')
	keepFieldDraft({ cvId, field: 'interests' }, 'che')
	expect(fieldDrafts(cvId)).toEqual({ 'skills.': 'fork', interests: 'che' })
	keepFieldDraft({ cvId, field: 'skills.' }, '')
	keepFieldDraft({ cvId, field: 'interests' }, '')
	expect(fieldDrafts(cvId)).toEqual({})
	expect({ ...localStorage }).toEqual({})
})

test('each CV has its own', () => {
	keepFieldDraft({ cvId: 'local', field: 'skills.' }, 'fork')
	keepFieldDraft({ cvId: 'cv-1', field: 'skills.' }, 'weld')
	expect(fieldDrafts('local')).toEqual({ 'skills.': 'fork' })
	expect(fieldDrafts('cv-2')).toEqual({})
})

test.each(['{"a":1}', '[', '"text"'])('a broken record (%s) counts as empty', (text) => {
	localStorage.setItem('cvFormData.drafts', text)
	localStorage.setItem('cvFormDrafts', text)
	expect([fieldDrafts('local'), fieldDrafts('cv-1')]).toEqual([{}, {}])
})
