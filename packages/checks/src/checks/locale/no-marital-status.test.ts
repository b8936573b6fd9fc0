import type { CvDocument } from '@app/cv'
import { goodCvs, today, withBullets, withLine } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { createContext } from '../../context.ts'
import { tryCase } from '../../fixtures/cases.ts'
import { noDateOfBirth } from './no-date-of-birth.ts'
import { noMaritalStatus } from './no-marital-status.ts'

test.each([
	['Divorced', 'Delete the line.'],
	['Marital status: single, Leeds', 'Delete “Marital status: single”.'],
	['Marital status: married, two children', 'Delete the line.'],
	['DOB 03/12/1991, single, right to work', 'Delete “single”.'],
])('only what is private is to go: %s', (line, fix) => {
	const fixes = tryCase(noMaritalStatus, withLine(line)).map(({ finding }) => finding?.fix)
	expect([...new Set(fixes)]).toEqual([fix])
})

test('one detail of a row goes with the sign before it, and the others stay', () => {
	const line = withBullets('DOB 03/12/1991, single, right to work', 'Cooked')
	const cv = line.cv?.(goodCvs[0] as CvDocument) as CvDocument
	const quickFixes = noMaritalStatus.quickFixes?.(createContext({ cv, source: null, today })) ?? []
	expect(quickFixes.map(({ label }) => label)).toEqual(['Remove “single”'])
	expect(JSON.stringify(quickFixes)).toContain('DOB 03/12/1991, right to work')
})

test('a town behind a labelled detail stays', () => {
	const line = withBullets('Marital status: single, Leeds', 'Cooked')
	const cv = line.cv?.(goodCvs[0] as CvDocument) as CvDocument
	const quickFixes = noMaritalStatus.quickFixes?.(createContext({ cv, source: null, today })) ?? []
	expect(quickFixes.map(({ label }) => label)).toEqual(['Remove “Marital status: single”'])
	expect(JSON.stringify(quickFixes)).toContain('"Leeds"')
})

test('a detail that a full stop parts from the next goes with it', () => {
	const line = withBullets('DOB: 14/02/1995. Marital status: single', 'Cooked')
	const cv = line.cv?.(goodCvs[0] as CvDocument) as CvDocument
	const context = createContext({ cv, source: null, today })
	const after = [noDateOfBirth, noMaritalStatus].map((check) =>
		JSON.stringify(check.quickFixes?.(context)?.[0]?.edits),
	)
	expect(after[0]).toContain('"Marital status: single"')
	expect(after[1]).toContain('"DOB: 14/02/1995"')
})
