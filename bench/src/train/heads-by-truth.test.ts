import {
	entryOfHead,
	featuresOfHead,
	type HeadQuestion,
	readHead,
	toSpan,
} from '@app/cv-import/classifier'
import { expect, test } from 'vitest'
import { parseTruth } from '../import/pages/parse-truth.ts'
import { headsByTruth } from './heads-by-truth.ts'

const truth = parseTruth(
	JSON.stringify({
		experience: [
			{ title: 'Nurse', organization: 'Leeds & York Trust (bank)', location: 'Leeds' },
			{ title: 'Carer', organization: 'Hillside Home' },
		],
		education: [
			{ qualification: 'BSc', field: 'Biology', institution: 'Moor College', grade: 'Merit' },
		],
	}),
)

function ask(kind: HeadQuestion['kind'], ...rows: string[]): string[] | null {
	const spans = rows.map((text, row) =>
		toSpan({
			text,
			page: 1,
			x: 50,
			y: 100 + row * 14,
			width: text.length * 5,
			height: 10,
			baseline: 110 + row * 14,
			sizePt: 10,
			font: 'plain',
			bold: false,
			italic: false,
			order: row,
		}),
	)
	const [last = spans[0]] = spans.slice(-1)
	const head = readHead(entryOfHead(spans, last as (typeof spans)[number]))
	const parts = headsByTruth(truth)({ head, kind, features: featuresOfHead(head, []) })
	return (
		parts?.map(
			({ from, to, slot }) =>
				`${slot}: ${head.words
					.slice(from, to)
					.map(({ text }) => text)
					.join(' ')}`,
		) ?? null
	)
}

test('a head is read as the entry whose names it has', () => {
	expect(ask('job', 'Leeds and York Trust (bank), Leeds', 'Nurse')).toEqual([
		'employer: Leeds and York Trust bank',
		'place: Leeds',
		'title: Nurse',
	])
	expect(ask('job', 'Carer at Hillside Home')).toEqual([
		'title: Carer',
		'other: at',
		'employer: Hillside Home',
	])
	expect(ask('job', 'Driver, Other Firm')).toBeNull()
})

test('a subject beside its award is one course, and the town behind a school is a place', () => {
	expect(ask('course', 'BSc in Biology, Moor College, Whitby', 'Merit')).toEqual([
		'course: BSc in Biology',
		'school: Moor College',
		'place: Whitby',
		'grade: Merit',
	])
	expect(ask('course', 'Moor College | BSc | Biology')).toEqual([
		'school: Moor College',
		'course: BSc',
		'subject: Biology',
	])
})
