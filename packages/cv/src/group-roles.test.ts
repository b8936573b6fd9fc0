import { expect, test } from 'vitest'
import { cvDocumentSchema } from './cv-document.ts'
import { groupRoles, wholePeriod } from './group-roles.ts'

function jobs(...all: [title: string, employer: string, startDate: string, endDate: string][]) {
	return cvDocumentSchema.parse({
		experience: all.map(([jobTitle, employer, startDate, endDate], index) => ({
			id: String(index),
			jobTitle,
			employer,
			startDate,
			...(endDate === 'now' ? { current: true } : { endDate }),
		})),
	}).experience
}

function titlesOf(...all: Parameters<typeof jobs>) {
	return groupRoles(jobs(...all), { employerOnce: true }).map((run) =>
		run.map(({ jobTitle }) => jobTitle),
	)
}

test('roles at one employer without a month between them are one employment', () => {
	expect(
		titlesOf(
			['Head', 'Clydeside Energy', '2021-04', 'now'],
			['Manager', ' clydeside  energy', '2018', '2021-03'],
			['Adviser', 'Clydeside Energy', '2016-01', '2017'],
			['Porter', 'Harbour Hotel', '2014-02', '2015-12'],
		),
	).toEqual([['Head', 'Manager', 'Adviser'], ['Porter']])
})

test('somebody who left and came back had two employments', () => {
	expect(
		titlesOf(['Head', 'Crust', '2021-05', 'now'], ['Baker', 'Crust', '2018-01', '2021-03']),
	).toEqual([['Head'], ['Baker']])
})

test('a role within a longer one does not break an employment apart', () => {
	expect(
		titlesOf(
			['Manager', 'Acme', '2015-01', '2020-06'],
			['Project Lead', 'Acme', '2017-02', '2018-12'],
			['Assistant', 'Acme', '2013-03', '2014-12'],
			['Trainee', 'Acme', '2010-03', '2011-12'],
		),
	).toEqual([['Manager', 'Project Lead', 'Assistant'], ['Trainee']])
})

test('roles of one employment stand together in whatever order they are listed', () => {
	expect(
		titlesOf(
			['Trainee', 'Acme', '2015-01', '2016-12'],
			['Manager', 'Acme', '2019-01', '2021-06'],
			['Assistant', 'Acme', '2017-01', '2018-12'],
			['Porter', 'Inn', '2010', '2014'],
		),
	).toEqual([['Trainee', 'Manager', 'Assistant'], ['Porter']])
})

test('no role is moved: one that stands among those of another employment parts them', () => {
	expect(
		titlesOf(
			['Trainee', 'Acme', '2010-01', '2011-12'],
			['Manager', 'Acme', '2018-01', '2020-06'],
			['Assistant', 'Acme', '2012-01', '2013-12'],
		),
	).toEqual([['Trainee'], ['Manager'], ['Assistant']])
})

test('a design may have each role stand by itself', () => {
	const roles = jobs(['Head', 'Acme', '2021', 'now'], ['Aide', 'Acme', '2018', '2020'])
	expect(groupRoles(roles, { employerOnce: true })).toHaveLength(1)
	expect(groupRoles(roles, { employerOnce: false })).toEqual(roles.map((role) => [role]))
})

test('an employer of whom nothing can be read holds no roles together', () => {
	for (const employer of ['\u200b', '–']) {
		expect(
			titlesOf(['Head', employer, '2021-05', 'now'], ['Baker', employer, '2018', '2021-05']),
		).toEqual([['Head'], ['Baker']])
	}
})

test('another employer between them, no dates, no title or no employer keeps roles apart', () => {
	const head = ['Head', 'Crust', '2021-05', 'now'] as const
	const baker = ['Baker', 'Crust', '2018-01', '2021-05'] as const
	expect(titlesOf([...head], ['Cook', 'Inn', '2021-05', '2021-06'], [...baker])).toHaveLength(3)
	expect(titlesOf([...head], ['Baker', 'Crust', '', ''])).toHaveLength(2)
	expect(titlesOf([...head], ['', 'Crust', '2018-01', '2021-05'])).toHaveLength(2)
	expect(titlesOf(['Head', '', '2021-05', 'now'], ['Baker', '', '2018', '2021'])).toHaveLength(2)
})

test('the period of an employment is that of all its roles, in whatever order they stand', () => {
	const roles = jobs(
		['Baker', 'Crust', '2018-01', '2021-05'],
		['Head', 'Crust', '2021-05', 'now'],
		['Trainer', 'Crust', '2022', '2023'],
	)
	expect(wholePeriod(roles)).toEqual({ startDate: '2018-01', endDate: '', current: true })
	expect(wholePeriod(roles.slice(0, 1))).toMatchObject({ endDate: '2021-05', current: false })
})
