import { parseTsv } from '@app/language'
import { expect, test } from 'vitest'
import { slotLabels } from '../data/slot-labels.ts'
import { entrySlots, slotOfEntryLabel } from './entry-labels.ts'
import { fold } from './fold.ts'

test('every label of the table is folded and has a known slot', () => {
	const known: readonly string[] = entrySlots
	const wrong = parseTsv<'label' | 'slot'>(slotLabels).filter(
		({ label, slot }) => fold(label) !== label || label === '' || !known.includes(slot),
	)
	expect(wrong).toEqual([])
})

test('a label is known however it is spelt, and other words are none', () => {
	expect(slotOfEntryLabel('JOB TITLE:')).toBe('title')
	expect(slotOfEntryLabel('Leeds')).toBeNull()
})
