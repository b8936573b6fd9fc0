import { expect, test } from 'vitest'
import { listApplicationEntries, listJobEntries } from './application-and-job-entries.ts'
import { findEntries } from './find-entries.ts'

const applications = [
	{ id: 'a', title: 'Baker', company: 'Crust', place: 'Leeds' },
	{ id: 'b', title: 'Night baker', company: 'Crust', place: 'York' },
	{ id: 'c', title: 'Barista', company: '', place: '' },
]
const entries = [
	...listApplicationEntries(applications),
	...listJobEntries([{ id: 'j', title: 'Pastry chef', company: 'Lamb & Leek', place: 'Hull' }]),
]
const found = (query: string) =>
	findEntries(entries, query).map(({ title, group, does }) => [title, group, does])

test('an application is found by its job, its employer and its place', () => {
	expect(found('night crust')).toEqual([
		['Night baker, Crust', 'Applications', { path: '/applications?open=b' }],
	])
	expect(found('york')).toHaveLength(1)
	expect(found('barista')).toEqual([['Barista', 'Applications', { path: '/applications?open=c' }]])
})

test('an employer is found once, with all that was sent there', () => {
	const employers = found('crust').filter(([, group]) => group === 'Employers')
	expect(employers).toEqual([['Crust', 'Employers', { path: '/applications?q=Crust' }]])
})

test('a job that the person added is found by its employer', () => {
	expect(found('lamb leek')).toEqual([
		['Pastry chef, Lamb & Leek', 'Jobs', { path: '/jobs?job=j' }],
	])
})
