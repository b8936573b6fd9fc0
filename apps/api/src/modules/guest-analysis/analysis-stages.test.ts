import { expect, test } from 'vitest'
import { checking, complete, drawing, opening, reading, waiting } from './analysis-stages.ts'

test('progress grows from stage to stage and stays at 95 or less until all is done', () => {
	const stages = [waiting, opening, reading(1, 3), reading(2, 3), reading(3, 3), checking, drawing]
	const progress = stages.map((stage) => stage.progress)
	expect(progress).toEqual(progress.toSorted((a, b) => a - b))
	expect(Math.max(...progress)).toBeLessThanOrEqual(95)
	expect(complete).toEqual({ status: 'completed', message: 'Analysis complete!', progress: 100 })
})

test('a person reads which page it is at', () => {
	expect(reading(2, 3).message).toBe('Reading page 2 of 3')
})
