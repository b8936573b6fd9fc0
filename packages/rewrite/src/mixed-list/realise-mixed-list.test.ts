import { describe, expect, test } from 'vitest'
import { rewriteBullet } from '../index.ts'
import { realiseMixedList } from './realise-mixed-list.ts'

const past = (line: string) => realiseMixedList(line, 'past', { isCorrected: false })?.after ?? null
const current = (line: string) =>
	realiseMixedList(line, 'base', { isCorrected: false })?.after ?? null

describe('a list in which verbs and nouns stand side by side', () => {
	test.each([
		[
			'answering phones, filing, greeting visitors and making sure rooms were ready',
			'Answered phones, did the filing, greeted visitors and made sure rooms were ready',
		],
		[
			'typing / opening post / vehicle checks / answering emails',
			'Did the typing, opened post, carried out vehicle checks and answered emails',
		],
		[
			'sorting stock, vehicle checks, never late in 2 years',
			'Sorted stock and carried out vehicle checks. Never late in 2 years.',
		],
		[
			'chasing debts, bank reconciliations, debtor days went from 58 to 41',
			'Chased debts and carried out bank reconciliations. Debtor days went from 58 to 41.',
		],
	])('gives each task the verb of its noun: %s', (line, wanted) => {
		expect(past(line)).toBe(wanted)
	})

	test('of a job that goes on in the present', () => {
		expect(current('ordering parts, vehicle checks, taking calls')).toBe(
			'Order parts, carry out vehicle checks and take calls',
		)
	})

	test('a list that a preposition opens belongs to its verb', () => {
		expect(past('dealing with emails, post and data input, filing, opening up')).toBe(
			'Handled emails, post and data input. Did the filing and opened up.',
		)
	})

	test('what was done once in it stays in the past', () => {
		expect(current('fixing bugs, code reviews, wrote 2 papers')).toBe(
			'Fix bugs and carry out code reviews. Wrote 2 papers.',
		)
	})

	test('what was learnt was both acts', () => {
		expect(past('fetched tools, vehicle checks, learnt to bend copper and do joints')).toContain(
			'Learnt to bend copper and do joints',
		)
	})

	test('one who was somebody worked as one', () => {
		expect(past('sorting stock, vehicle checks, was also fire warden')).toBe(
			'Sorted stock, carried out vehicle checks and worked as a fire warden',
		)
	})
})

describe('a list that may mean something else', () => {
	test.each([
		'Servicing and MOT preparation of cars and light vans',
		'making sure the lads have cards, inductions, uniforms',
		'potato planting and harvesting with a team of 4, setting the machine',
		'Excel, SQL, Tableau, dashboards',
		'responsible for personal care of residents, responsible for meals, doing the paperwork',
		'did my apprenticeship with a local firm, went on my own, mostly rewires and kitchens',
		'Audio typing, diary management, filing, post, making tea, covering reception',
		'cutting colouring highlights, training the junior, rotas',
		'liaising with nurses and social worker who came, emails',
		'good with people, always smiling, own car',
		'sorting stock, we were short of staff, emails',
	])('is left alone: %s', (line) => {
		expect(past(line)).toBeNull()
	})

	test.each([
		'Review NDAs and supplier contracts under £50k, returning nine in ten within a day.',
		'Listen to readers, mount displays and prepare resources for two Year 2 classes.',
		'Second Permanent Secretary’s private office: diary, briefings, travel.',
	])('a finished line stays: %s', (line) => {
		expect(rewriteBullet(line, { current: true }).after).toBe(line)
	})
})
