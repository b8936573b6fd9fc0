import { expect, test } from 'vitest'
import { dayOfBritish, findJobTypes, parseDate, parseLastMoment } from './parse-job-fields.ts'

test.each([
	['Internet Marketing', []],
	['Internist', []],
	['Template Designer', []],
	['Permanent', []],
	['Permanent, part-time', ['part_time']],
	['FULL_TIME', ['full_time']],
	['Internships', ['internship']],
	['INTERN', ['internship']],
	['temp', ['temporary']],
	['Temporary contract', ['contract', 'temporary']],
])('%s names the kinds %j', (words, types) => expect(findJobTypes(words)).toEqual(types))

test.each(['-000001-01-01T00:00:00Z', '+012026-01-01T00:00:00Z', '0026-01-01', 1e20, 'soon', ''])(
	'%s is no moment',
	(value) => expect(parseDate(value)).toBeNull(),
)

test('a job is open until the end of its last day, or until the moment that is told', () => {
	expect(parseLastMoment('2026-06-30')).toEqual(new Date('2026-06-30T23:59:59Z'))
	expect(parseLastMoment(dayOfBritish('30/06/2026'))).toEqual(new Date('2026-06-30T23:59:59Z'))
	expect(parseLastMoment('2026-06-30T12:00:00Z')).toEqual(new Date('2026-06-30T12:00:00Z'))
	expect(parseLastMoment(dayOfBritish('soon'))).toBeNull()
})
