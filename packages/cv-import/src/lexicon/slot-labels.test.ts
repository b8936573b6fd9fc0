import { parseTable } from '@app/language'
import { expect, test } from 'vitest'
import { slotLabels } from '../data/slot-labels.ts'
import { fold } from './fold.ts'
import { slotOfLabel, slots } from './slot-labels.ts'

test('every label of the table is folded and has a known slot', () => {
	const known: readonly string[] = slots
	const wrong = parseTable<'label' | 'slot'>(slotLabels).filter(
		({ label, slot }) => fold(label) !== label || label === '' || !known.includes(slot),
	)
	expect(wrong).toEqual([])
})

test('a label is known however it is spelt, and other words are none', () => {
	expect(slotOfLabel('JOB TITLE:')).toBe('title')
	expect(slotOfLabel('Leeds')).toBeNull()
})
