import { expect, test } from 'vitest'
import { emptyCv } from './cv-document.ts'
import { newItem } from './cv-item-lists.ts'
import { monthsAtWork, yearsAtWork } from './employment-duration.ts'
import { jobsByRecency } from './jobs-by-recency.ts'

const today = '2026-03-15'
const job = (startDate: string, endDate: string) => ({
	...newItem('experience', `${startDate}-${endDate}`),
	startDate,
	endDate,
	current: endDate === 'now',
	...(endDate === 'now' ? { endDate: '' } : {}),
})

test('two jobs at the same time count once', () => {
	expect(monthsAtWork([job('2020-01', '2021-12'), job('2021-01', '2021-12')], today)).toBe(24)
})

test('what goes on counts until today, and a gap not at all', () => {
	expect(monthsAtWork([job('2020-01', '2020-06'), job('2026-01', 'now')], today)).toBe(9)
})

test('a career break is no time at work, and never the newest job', () => {
	const caring = { ...job('2021-01', 'now'), jobTitle: 'Career break' }
	const experience = [caring, job('2020-01', '2020-12')]
	expect(monthsAtWork(experience, today)).toBe(12)
	expect(jobsByRecency({ ...emptyCv(), experience }).map(({ index }) => index)).toEqual([1, 0])
})

test('years that are told to others are never more than their dates show', () => {
	const jobs = [job('2018', '2020'), job('2021', '')]
	expect(yearsAtWork(jobs, today)).toBe(2)
	expect(monthsAtWork(jobs, today)).toBeGreaterThan(36)
})

test('the newest job is the one that goes on, then the one that ended last', () => {
	const experience = [job('2019', '2021'), job('2010', 'now'), job('2022', '2023'), job('', '')]
	const order = jobsByRecency({ ...emptyCv(), experience }).map(({ index }) => index)
	expect(order).toEqual([1, 2, 0, 3])
})
