import { expect, test } from 'vitest'
import { tryCase } from '../../fixtures/cases.ts'
import { withLine } from '../../fixtures/change-cv.ts'
import { noMaritalStatus } from './no-marital-status.ts'

test.each([
	['Divorced', 'Delete the line.'],
	['DOB 03/12/1991, single, right to work', 'Take “single” out.'],
])('only what is private is to go: %s', (line, fix) => {
	const fixes = tryCase(noMaritalStatus, withLine(line)).map(({ finding }) => finding?.fix)
	expect([...new Set(fixes)]).toEqual([fix])
})
