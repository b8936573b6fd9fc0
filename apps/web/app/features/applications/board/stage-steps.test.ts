import type { OwnStage } from '@app/contract/applications'
import { expect, test } from 'vitest'
import { placeAfterStep } from './stage-steps.ts'

const own = (id: string, stands: OwnStage['stands']): OwnStage => ({
	id,
	name: id,
	countsAs: 'interview',
	stands,
})
const [phone, test1, panel] = [own('phone', 'before'), own('test', 'before'), own('panel', 'after')]
const all = [phone, test1, panel]

test('a step goes past the neighbour, then past the stage that it counts as', () => {
	expect(placeAfterStep(all, phone, 1)).toEqual({ stands: 'before', before: null })
	expect(placeAfterStep(all, test1, -1)).toEqual({ stands: 'before', before: 'phone' })
	expect(placeAfterStep(all, test1, 1)).toEqual({ stands: 'after', before: 'panel' })
	expect(placeAfterStep(all, panel, -1)).toEqual({ stands: 'before', before: null })
})

test('no step changes what a stage counts as', () => {
	expect(placeAfterStep(all, phone, -1)).toBeNull()
	expect(placeAfterStep(all, panel, 1)).toBeNull()
})
