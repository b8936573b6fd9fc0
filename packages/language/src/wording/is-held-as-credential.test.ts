import { expect, test } from 'vitest'
import { describesNext, isHeldAsCredential } from './is-held-as-credential.ts'

function placeOf(text: string, name: string) {
	const start = text.indexOf(name)
	return { start, end: start + name.length }
}

test.each([
	['Passed food hygiene in 2022', 'food hygiene'],
	['Registered with the NMC since 2014', 'NMC'],
	['Holding a current ADR', 'ADR'],
	['Licences: counterbalance, reach', 'counterbalance'],
	['SIA (front line licence)', 'SIA'],
	['Certified in PRINCE2', 'PRINCE2'],
])('“%s” says that the paper for %s is held', (text, name) => {
	expect(isHeldAsCredential(text, placeOf(text, name))).toBe(true)
})

test.each([
	['Drove counterbalance and reach trucks', 'counterbalance'],
	['Daily checks on counterbalance trucks', 'counterbalance'],
	['Sold tickets. Ran the PRINCE2 office', 'PRINCE2'],
	['Wrote to the NMC for the ward', 'NMC'],
	['Licences: B. Loaded with counterbalance', 'counterbalance'],
])('“%s” does not say that the paper for %s is held', (text, name) => {
	expect(isHeldAsCredential(text, placeOf(text, name))).toBe(false)
})

test.each([
	['Restocked the first aid box', 'first aid'],
	['Washed SIA vehicles', 'SIA'],
])('in “%s” %s only says of what kind a thing is', (text, name) => {
	expect(describesNext(text, placeOf(text, name))).toBe(true)
})

test.each([
	['Gave first aid to guests', 'first aid'],
	['Kept food hygiene standards', 'food hygiene'],
	['Food hygiene, allergens', 'Food hygiene'],
])('in “%s” %s is spoken of itself', (text, name) => {
	expect(describesNext(text, placeOf(text, name))).toBe(false)
})
