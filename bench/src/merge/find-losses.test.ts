import { addItem, emptyCv, mergeCvs, newItem, setField } from '@app/cv'
import { expect, test } from 'vitest'
import { findLosses } from './find-losses.ts'

const item = { ...newItem('skills', 's'), name: 'HACCP' }
const base = addItem(setField(emptyCv(), 'professionalSummary', 'A chef.'), 'skills', { item })
const mine = setField(base, 'personalInfo.city', 'Leeds')
const theirs = setField(base, 'skills.0.group', 'Kitchen')

test('a merge that keeps all loses nothing', () => {
	expect(findLosses({ base, mine, theirs }, mergeCvs(base, mine, theirs))).toEqual([])
})

test('a merge that takes one side alone is caught, whichever it takes', () => {
	const lossOf = (merged: typeof base) =>
		findLosses({ base, mine, theirs }, { merged, collisions: [] })
	expect(lossOf(mine)).toEqual(['What theirs wrote is lost: Kitchen'])
	expect(lossOf(theirs)).toEqual(['What mine wrote is lost: Leeds'])
	expect(lossOf({ ...mine, skills: [] })).toContain('Nobody took this away: HACCP')
})

test('what was removed must not come back', () => {
	const versions = { base, mine: { ...base, skills: [] }, theirs: base }
	expect(findLosses(versions, { merged: base, collisions: [] })).toEqual([
		'This was removed: skills s',
	])
})
