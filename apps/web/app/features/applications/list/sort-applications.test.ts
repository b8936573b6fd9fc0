import { expect, test } from 'vitest'
import { sampleApplication } from '../sample-application.ts'
import { commonStages, Stages } from '../stage-names.ts'
import { sortApplications } from './sort-applications.ts'

const stages = new Stages({ order: commonStages, own: [] })
const baker = sampleApplication({ id: 'baker', title: 'Baker', stage: 'offer' })
const cook = sampleApplication({
	id: 'cook',
	title: 'cook',
	company: '',
	appliedAt: '2026-11-03T09:00:00.000Z',
})
const porter = sampleApplication({
	id: 'porter',
	title: 'Porter',
	company: 'Älbrook',
	stage: 'applied',
	appliedAt: '2026-11-01T09:00:00.000Z',
})
const ids = (sort: 'title' | 'company' | 'stage' | 'applied', isDescending = false) =>
	sortApplications([porter, cook, baker], { sort, isDescending, stages }).map(({ id }) => id)

test('names are sorted as people sort them, and stages as they stand on the board', () => {
	expect(ids('title')).toEqual(['baker', 'cook', 'porter'])
	expect(ids('title', true)).toEqual(['porter', 'cook', 'baker'])
	expect(ids('stage')).toEqual(['cook', 'porter', 'baker'])
})

test('what has nothing in a column comes last in both orders', () => {
	expect(ids('company')).toEqual(['porter', 'baker', 'cook'])
	expect(ids('company', true)).toEqual(['baker', 'porter', 'cook'])
	expect(ids('applied', true)).toEqual(['cook', 'porter', 'baker'])
})
