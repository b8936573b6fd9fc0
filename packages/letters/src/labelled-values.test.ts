import { expect, test } from 'vitest'
import { listFields, listLabelledValues } from './labelled-values.ts'

const advert = `**Night Porter** | Whitby | Full-time
Salary (per year): £24,000
Job type – Permanent
Hours
Part time, nights
Applications close on Friday 12 June 2026 at noon.`

test('values stand behind their label, or in the line below it', () => {
	expect(listLabelledValues(advert, 'pay')).toEqual(['£24,000'])
	expect(listLabelledValues(advert, 'kind')).toEqual(['Permanent', 'Part time, nights'])
	expect(listLabelledValues(advert, 'closing')).toEqual(['Friday 12 June 2026 at noon.'])
})

test('words of a sentence are no labels', () => {
	const prose =
		'Contract Manager wanted.\nOur hours suit parents.\nThe store is close to the station.'
	for (const label of ['pay', 'kind', 'closing'] as const) {
		expect(listLabelledValues(prose, label)).toEqual([])
	}
})

test('fields side by side in a line are told apart', () => {
	expect(listFields(advert).slice(0, 3)).toEqual(['Night Porter', 'Whitby', 'Full-time'])
})
