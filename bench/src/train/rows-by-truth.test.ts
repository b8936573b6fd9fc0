import { expect, test } from 'vitest'
import { parseTruth } from '../import/pages/parse-truth.ts'
import { rowsByTruth } from './rows-by-truth.ts'

const truth = parseTruth(
	JSON.stringify({
		experience: [
			{
				title: 'Head cook',
				organization: 'Oak Inn',
				startDate: '2019',
				endDate: '2022',
				bullets: ['Ran the kitchen alone', 'Ordered all stock'],
			},
			{ title: 'Kitchen porter', organization: 'Oak Inn', startDate: '2016', endDate: '2019' },
		],
		education: [{ qualification: 'NVQ', field: 'Catering', institution: 'Moss College' }],
	}),
)

test('the rows of an entry begin with its names, and what was done is its body', () => {
	expect(
		rowsByTruth(
			truth,
			'job',
		)([
			'Head cook',
			'Oak Inn, 2019 – 2022',
			'Ran the kitchen alone',
			'Ordered all stock',
			'Kitchen porter, Oak Inn',
			'2016 – 2019',
		]),
	).toEqual(['start', 'head', 'body', 'body', 'start', 'head'])
})

test('an employer with dates of its own is an entry above the first role', () => {
	expect(
		rowsByTruth(
			truth,
			'job',
		)([
			'Oak Inn, 2016 – 2022',
			'Head cook, 2019 – 2022',
			'Ran the kitchen alone',
			'Kitchen porter, 2016 – 2019',
		]),
	).toEqual(['start', 'start', 'body', 'start'])
})

test('lines without dates and names among the jobs are text, and no job', () => {
	expect(rowsByTruth(truth, 'job')(['Raised money for a hall', 'Won a prize'])).toEqual([
		'body',
		'body',
	])
	expect(rowsByTruth(truth, 'job')(['Won a prize, 2018'])).toBeNull()
})

test('a section with no names of a course teaches nothing', () => {
	expect(rowsByTruth(truth, 'course')(['Head cook', 'Oak Inn'])).toBeNull()
})

test('a row of which too few words are of the entry is uncertain', () => {
	expect(
		rowsByTruth(truth, 'course')(['NVQ Catering', 'Moss College behind the old mill']),
	).toEqual(['start', null])
})
