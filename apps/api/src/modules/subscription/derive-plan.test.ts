import { expect, test } from 'vitest'
import { derivePlan, deriveState, type Paid } from './derive-plan.ts'

const day = (date: string) => new Date(`2026-${date}T12:00:00Z`)
const nothing: Paid = {
	status: null,
	periodEnd: null,
	cancelsAt: null,
	endedAt: null,
	pastDueSince: null,
}
const active: Paid = { ...nothing, status: 'active', periodEnd: day('06-30') }

type Case = { when: string; paid: Paid; on: string; plan: 'free' | 'premium' }
const owed: Paid = { ...active, status: 'past_due', pastDueSince: day('07-01') }
const cancelled: Paid = { ...active, cancelsAt: day('06-30') }
const cases: Case[] = [
	{ when: 'nothing bought', paid: nothing, on: '06-01', plan: 'free' },
	{
		when: 'a first payment that did not go through',
		on: '06-01',
		plan: 'free',
		paid: { ...nothing, status: 'incomplete' },
	},
	{ when: 'paid', paid: active, on: '06-01', plan: 'premium' },
	{ when: 'paid, word of the next payment late', paid: active, on: '07-13', plan: 'premium' },
	{ when: 'paid, and never heard of again', paid: active, on: '07-15', plan: 'free' },
	{ when: 'cancelled, in the paid month', paid: cancelled, on: '06-29', plan: 'premium' },
	{ when: 'cancelled, and the month over', paid: cancelled, on: '06-30', plan: 'free' },
	{ when: 'owed since thirteen days', paid: owed, on: '07-14', plan: 'premium' },
	{ when: 'owed since fourteen days', paid: owed, on: '07-15', plan: 'free' },
	{
		when: 'given up on by the service',
		on: '07-15',
		plan: 'free',
		paid: { ...owed, status: 'unpaid' },
	},
	{ when: 'ended', paid: { ...active, status: 'canceled' }, on: '06-16', plan: 'free' },
	{ when: 'an unknown state', paid: { ...active, status: 'paused' }, on: '06-01', plan: 'free' },
]

test.each(cases)('$when: the plan on $on is $plan', ({ paid, on, plan }) => {
	expect(derivePlan(paid, day(on).getTime())).toBe(plan)
})

test('a person is told the day that matters', () => {
	const told = (paid: Paid) => deriveState({ ...paid, amount: 999, currency: 'usd' }, 0)
	const price = { amount: 999, currency: 'usd' }
	expect(told(nothing)).toEqual({ kind: 'none' })
	expect(told(active)).toEqual({ kind: 'active', renewsAt: '2026-06-30T12:00:00.000Z', price })
	expect(told({ ...active, cancelsAt: day('06-30') })).toEqual({
		kind: 'ending',
		endsAt: '2026-06-30T12:00:00.000Z',
	})
	expect(told({ ...active, status: 'past_due', pastDueSince: day('07-01') })).toEqual({
		kind: 'payment_failed',
		graceUntil: '2026-07-15T12:00:00.000Z',
	})
	expect(told({ ...active, status: 'canceled', endedAt: day('06-15') })).toEqual({
		kind: 'ended',
		endedAt: '2026-06-15T12:00:00.000Z',
	})
})
