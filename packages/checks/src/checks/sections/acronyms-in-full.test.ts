import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { createContext } from '../../context.ts'
import { acronymsInFull } from './acronyms-in-full.ts'

test.each([
	['KPI', 'Key performance indicator (KPI)'],
	['KPIs', 'Key performance indicators (KPIs)'],
	['KPI’s', 'Key performance indicators (KPIs)'],
	["KPI's, targets", 'Key performance indicators (KPIs), targets'],
	['CRM systems', 'Customer relationship management (CRM) systems'],
])('“%s” is written out as “%s”', (name, full) => {
	expect(mendsOf(name).flatMap(({ edits }) => edits.map(({ after }) => after))).toEqual([full])
})

test.each(['CRM’s reports', 'KPI’s owner', 'ERPs'])(
	'“%s” has no long form to take its place',
	(name) => {
		expect(mendsOf(name)).toEqual([])
	},
)

function mendsOf(name: string) {
	const cv = cvDocumentSchema.parse({ skills: [{ id: 's', name }] })
	return acronymsInFull.quickFixes?.(createContext({ cv, source: null, today: '2026-11-23' })) ?? []
}
