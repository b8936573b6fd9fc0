import { describe, expect, test } from 'vitest'
import { isCareerBreak } from './career-break.ts'

describe('a time without a job', () => {
	test.each([
		'Career break',
		'Career Break to care for a parent',
		'Planned career break',
		'Sabbatical',
		'Maternity leave',
		'Shared parental leave',
		'Gap year',
		'Travelling',
		'Solo travelling in Asia',
		'Travel around South America',
		'World travel',
		'Full-time mum',
		'Stay-at-home dad',
		'Homemaker',
		'Carer for my mother',
		'Caring for elderly parents',
		'Full-time carer for a disabled son',
		'Raising my family',
		'Unemployed',
		'Elternzeit',
	])('“%s”', (jobTitle) => {
		expect(isCareerBreak({ jobTitle, employer: '' })).toBe(true)
	})
})

describe('work', () => {
	test.each([
		['Maternity leave cover', 'Leeds City Council'],
		['Maternity cover teacher', 'Park School'],
		['Sabbatical Officer', 'Students’ Union'],
		['Travel Consultant', 'Hays Travel'],
		['Travelling Nurse', ''],
		['Travel and tourism adviser', ''],
		['Carer', ''],
		['Full-time carer', 'Bluebird Care'],
		['Carer for elderly clients', ''],
		['Caring for children', 'Busy Bees'],
		['Parent Governor', 'Park School'],
		['Gap year assistant', 'Park School'],
		['Family support worker', ''],
		['Unpaid intern', ''],
		['Housekeeper', ''],
		['Mother and Baby Unit nurse', ''],
		['Parental leave adviser', ''],
		['Career coach', ''],
		['Travelling salesman', ''],
	] as const)('“%s” at “%s”', (jobTitle, employer) => {
		expect(isCareerBreak({ jobTitle, employer })).toBe(false)
	})
})
