import { expect, test } from 'vitest'
import { findAddedThings } from './find-added-things.ts'

test.each([
	['Mixed mortar and moved bricks', 'Mixed mortar and moved bricks by telehandler', 'telehandler'],
	['Wrote tests for the website', 'Wrote tests in Excel for the website', 'Excel'],
])('a tool or machine that only the new text names is found', (source, text, added) => {
	expect(findAddedThings(source, text).join()).toContain(added)
})

test.each([
	['made app for the android in Kotlin', 'Built an Android app in Kotlin'],
	['Did the invoices in Excel', 'Prepared invoices in Excel'],
	['Cleaned rooms', 'Kept rooms clean'],
])('another wording of the same adds nothing', (source, text) => {
	expect(findAddedThings(source, text)).toEqual([])
})
