import { expect, test } from 'vitest'
import {
	emptyCv,
	noteAbout,
	redactSections,
	toEllaJson,
	wholeCv,
	withNote,
	withoutPrivateParts,
} from './index.ts'

const noted = withNote(emptyCv(), { id: 'job-1', text: 'Left after a quarrel' })

test('a note is found by what it is about, changed in place, and gone when it is emptied', () => {
	expect(noteAbout(noted, 'job-1')).toBe('Left after a quarrel')
	expect(noteAbout(noted, wholeCv)).toBe('')
	const two = withNote(noted, { id: wholeCv, text: 'For care homes' })
	const changed = withNote(two, { id: 'job-1', text: 'Left' })
	expect(changed.notes).toEqual([
		{ id: 'job-1', text: 'Left' },
		{ id: wholeCv, text: 'For care homes' },
	])
	expect(withNote(changed, { id: 'job-1', text: '' }).notes).toHaveLength(1)
	expect(withNote(noted, { id: 'job-2', text: '' })).toBe(noted)
})

test('neither what is shared nor what is written into a file has notes', () => {
	for (const text of [
		JSON.stringify(redactSections(noted, [])),
		JSON.stringify(withoutPrivateParts(noted)),
		toEllaJson(noted),
	]) {
		expect(text).not.toContain('quarrel')
	}
})
