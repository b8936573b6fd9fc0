import type { ApplicationSummary, Stage } from '@app/contract/applications'
import { expect, test } from 'vitest'
import { sampleApplication } from '../sample-application.ts'
import { beforeAfterStep, moveInList } from './move-in-list.ts'
import { findPosition } from './use-move-application.ts'

const at = (id: string, stage: Stage): ApplicationSummary => sampleApplication({ id, stage })
const list = [at('a', 'saved'), at('b', 'saved'), at('c', 'saved'), at('d', 'applied')]
const inStage = (stage: Stage, moved: ApplicationSummary[]) =>
	moved.filter((each) => each.stage === stage).map(({ id }) => id)

test('an application comes to the top of another stage, to its end, or before another', () => {
	expect(inStage('applied', moveInList(list, 'a', { stage: 'applied' }))).toEqual(['a', 'd'])
	expect(inStage('applied', moveInList(list, 'a', { stage: 'applied', before: null }))).toEqual([
		'd',
		'a',
	])
	expect(inStage('saved', moveInList(list, 'd', { stage: 'saved', before: 'b' }))).toEqual([
		'a',
		'd',
		'b',
		'c',
	])
})

test('a step up or down says whom it comes to stand before', () => {
	const column = list.slice(0, 3)
	expect(beforeAfterStep(column, 'b', -1)).toBe('a')
	expect(beforeAfterStep(column, 'a', 1)).toBe('c')
	expect(beforeAfterStep(column, 'b', 1)).toBeNull()
	expect(beforeAfterStep(column, 'a', -1)).toBeUndefined()
	expect(beforeAfterStep(column, 'c', 1)).toBeUndefined()
})

test('what was moved can be put back where it stood', () => {
	const place = findPosition(list, 'b')
	expect(place).toEqual({ stage: 'saved', before: 'c' })
	const away = moveInList(list, 'b', { stage: 'offer' })
	expect(inStage('saved', moveInList(away, 'b', place ?? { stage: 'saved' }))).toEqual([
		'a',
		'b',
		'c',
	])
})
