import type { OwnStage } from '@app/contract/applications'
import { expect, test } from 'vitest'
import { findAdjacentStagePlace } from './adjacent-stage-place.ts'

const own = (id: string, stands: OwnStage['stands']): OwnStage => ({
	id,
	name: id,
	countsAs: 'interview',
	stands,
})
const [phone, test1, panel] = [own('phone', 'before'), own('test', 'before'), own('panel', 'after')]
const all = [phone, test1, panel]

test('a step goes past the neighbour, then past the stage that it counts as', () => {
	expect(findAdjacentStagePlace(all, phone, 1)).toEqual({ stands: 'before', before: null })
	expect(findAdjacentStagePlace(all, test1, -1)).toEqual({ stands: 'before', before: 'phone' })
	expect(findAdjacentStagePlace(all, test1, 1)).toEqual({ stands: 'after', before: 'panel' })
	expect(findAdjacentStagePlace(all, panel, -1)).toEqual({ stands: 'before', before: null })
})

test('no step changes what a stage counts as', () => {
	expect(findAdjacentStagePlace(all, phone, -1)).toBeNull()
	expect(findAdjacentStagePlace(all, panel, 1)).toBeNull()
})
