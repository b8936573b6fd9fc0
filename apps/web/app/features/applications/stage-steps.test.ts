import { expect, test } from 'vitest'
import { commonStages } from './stage-names.ts'
import { standingAfterStep } from './stage-steps.ts'

const screen = { id: 'screen', name: 'Phone', countsAs: 'interview', stands: 'before' } as const

test('a stage of one’s own steps over its neighbour, and stops at the ends', () => {
	const order = [...commonStages.slice(0, 2), 'screen', ...commonStages.slice(2)]
	const stages = { own: [screen], order }
	expect(standingAfterStep(stages, screen, 1)).toEqual({ countsAs: 'interview', stands: 'after' })
	expect(standingAfterStep(stages, screen, -1)).toEqual({ countsAs: 'applied', stands: 'before' })
	const first = { ...screen, countsAs: 'saved' as const }
	const atStart = { own: [first], order: ['screen', ...commonStages] }
	expect(standingAfterStep(atStart, first, -1)).toBeNull()
})

test('it steps over another of one’s own, too', () => {
	const second = { ...screen, id: 'second' }
	const order = [...commonStages.slice(0, 2), 'screen', 'second', ...commonStages.slice(2)]
	const stages = { own: [screen, second], order }
	expect(standingAfterStep(stages, second, -1)).toEqual({ countsAs: 'applied', stands: 'after' })
})
