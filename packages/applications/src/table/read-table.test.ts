import type { OwnStage } from '@app/contract/applications'
import { expect, test } from 'vitest'
import { readTable, type TableOptions } from './read-table.ts'

const phone: OwnStage = {
	id: '019aa5c0-0000-7000-8000-000000000001',
	name: 'Phone screen',
	countsAs: 'interview',
	stands: 'before',
}

function read(text: string, about: Partial<TableOptions> = {}) {
	return readTable(text, { own: [], dates: 'day_first', today: '2026-06-03', kept: [], ...about })
}

test('a tracker’s table is read by its headings', () => {
	const table = read(
		[
			'Company Name;Job Title;Status;Date Applied;Job URL;Location;Salary Range;Recruiter;Email;Favourite colour;Comments',
			'Crust & Sons;Baker;Interview Scheduled;01/05/2026;crust.example/jobs/1;Hull;"£24,000";Cy;cy@crust.example;red;"Nice\npeople"',
		].join('\n'),
	)
	expect(table?.columns.map(({ field }) => field)).toEqual([
		'company',
		'title',
		'stage',
		'applied_on',
		'url',
		'place',
		'salary',
		'contact_name',
		'contact_email',
		null,
		'notes',
	])
	expect(table?.areDatesAmbiguous).toBe(true)
	expect(table?.rows).toEqual([
		{
			line: 2,
			title: 'Baker',
			company: 'Crust & Sons',
			place: 'Hull',
			source: '',
			salaryText: '£24,000',
			url: 'https://crust.example/jobs/1',
			notes: 'Nice\npeople',
			stage: 'interview',
			countsAs: 'interview',
			stageWords: 'Interview Scheduled',
			appliedOn: '2026-05-01',
			stageOn: null,
			nextStep: null,
			leftOut: null,
			doubts: [],
			contact: { name: 'Cy', email: 'cy@crust.example', phone: '' },
		},
	])
})

test('stages go by their own names first, and without one by the date', () => {
	const table = read(
		'Title,Status,Applied\nA,phone SCREEN,\nB,,2026-05-01\nC,,\nD,In the post,\nE,Rejected,',
		{
			own: [phone],
		},
	)
	expect(table?.rows.map(({ stage, doubts, notes }) => [stage, doubts.join(), notes])).toEqual([
		[phone.id, '', ''],
		['applied', '', ''],
		['saved', '', ''],
		['saved', 'stage_unknown', 'Stage: In the post'],
		['rejected', '', ''],
	])
})

test('what cannot be used stays as words in the notes', () => {
	const long = 'x'.repeat(300)
	const table = read(
		`Title,Applied,Updated,Link,Next step,Follow up date,Contact,Email,Notes\n${long},2027-01-01,soon,javascript:alert(1),Ring,some day,Cy,nobody,Mine`,
	)
	const [row] = table?.rows ?? []
	expect(row).toMatchObject({
		url: '',
		contact: null,
		nextStep: null,
		appliedOn: null,
		stageOn: null,
	})
	expect(row?.title).toHaveLength(200)
	expect(row?.notes.split('\n')).toEqual([
		'Mine',
		`Title: ${long}`,
		'Applied: 2027-01-01',
		'Stage since: soon',
		'Link: javascript:alert(1)',
		'Next step: Ring, some day',
		'Contact: Cy, nobody',
	])
	expect(row?.doubts).toHaveLength(6)
})

test('what is there already or stands there twice is left out', () => {
	const kept = [{ title: 'baker', company: 'CRUST', url: '', appliedOn: '2026-05-01' }]
	const table = read(
		[
			'Title,Company,Date,Link',
			'Baker,Crust,2026-05-01,',
			'Baker,Crust,2026-05-02,',
			'Baker,Crust,2026-05-02,https://a.example/',
			'Cook,Crust,,',
			'Cook,Crust,,',
			',,2026-05-01,',
		].join('\n'),
		{ kept },
	)
	expect(table?.rows.map(({ leftOut }) => leftOut)).toEqual([
		'kept_already',
		null,
		'twice_in_file',
		null,
		'twice_in_file',
		'nothing_in_it',
	])
})

test('a person can say what the columns hold', () => {
	const table = read('Was,Wo\nBäcker,Kiel', { columns: ['title', 'place'] })
	expect(table?.rows).toMatchObject([{ title: 'Bäcker', place: 'Kiel' }])
	expect(read('Was,Wo\nBäcker,Kiel')?.rows).toMatchObject([{ leftOut: 'nothing_in_it' }])
})

test('a day of applying for what is only saved goes into the notes', () => {
	const table = read('Title,Status,Applied\nBaker,Saved,01/05/2026')
	expect(table?.rows).toMatchObject([
		{
			stage: 'saved',
			appliedOn: null,
			notes: 'Applied: 01/05/2026',
			doubts: ['applied_on_unused'],
		},
	])
})

test('of a large table the first thousand rows that can be made are read, brought in again the others', () => {
	const titles = Array.from({ length: 1200 }, (_, row) => `Job ${row}`)
	const text = `Title\n\nJob 0\n${titles.join('\n')}`
	const first = read(text)
	const made = first?.rows.filter(({ leftOut }) => leftOut === null) ?? []
	expect(made).toHaveLength(1000)
	expect(first).toMatchObject({ rowsBeyond: 200, rows: { length: 1001 } })
	const again = read(text, { kept: made })
	expect(again?.rowsBeyond).toBe(0)
	expect(again?.rows.filter(({ leftOut }) => leftOut === null).map(({ title }) => title)).toEqual(
		titles.slice(1000),
	)
})

test('of nothing but twins some thousand are looked at', () => {
	const table = read(`Title\n${'Baker\n'.repeat(20_000)}`)
	expect(table).toMatchObject({ rowsBeyond: 15_000, rows: { length: 5000 } })
})

test.each(['', 'Title', 'PK\u0003\u0004\nxyz', 'a,b\n\u0000\u0001,x'])('%j is no table', (text) => {
	expect(read(text)).toBeNull()
})
