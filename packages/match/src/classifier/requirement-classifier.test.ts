import { expect, test } from 'vitest'
import { pastedLines } from '../advert-lines.ts'
import { readAdvert } from '../read-advert.ts'
import { scoreCandidates, shippedWeights } from './requirement-classifier.ts'

const advert = `Cheesemonger
Otter Valley Cheese, Honiton

Who we are
We are a family firm with three shops, a van called Gerald and forty years of history behind us. Our founders met
at a market in Tiverton, and Devon Life named us best small shop two years running.

What you will do
- Cut and wrap cheese to order
- Look after the maturing room, turning and brushing the wheels
- Serve at the counter and run tastings on Saturdays

What we need
- Experience of a food counter
- Knowledge of HACCP
- A full driving licence

What you get
- 28 days of holiday, a share of the profits and as much Brie as you can carry
- A loan for a bicycle and free parking behind the church

To apply, write to Petra or call in for a chat. We will interview in the second week of May.`

const said = readAdvert(advert).requirements.map(({ quote }) => quote.toLowerCase())

test('what is asked for is read', () => {
	const wanted = ['haccp', 'driving licence', 'serve at the counter', 'maturing room']
	for (const name of wanted) expect(said.some((quote) => quote.includes(name))).toBe(true)
})

test('the firm, what it gives and how to apply are not', () => {
	const others = /gerald|tiverton|devon life|market|brie|bicycle|parking|holiday|petra|church/
	expect(said.filter((quote) => others.test(quote))).toEqual([])
})

test('what stands in a part that asks is likelier asked for than what stands in one that gives', () => {
	const things = scoreCandidates(shippedWeights(), advert)
	const share = (name: string) => things.find(({ text }) => text.includes(name))?.asked ?? -1
	expect(share('HACCP')).toBeGreaterThan(0.5)
	expect(share('parking')).toBeLessThan(0.5)
	expect(share('parking')).toBeGreaterThanOrEqual(0)
})

test('the same advert is read alike every time', () => {
	expect(readAdvert(advert)).toEqual(readAdvert(advert))
})

test('what is denied or not needed is not asked for, however likely it looks', () => {
	const denied = advert
		.replace('- A full driving licence', '- You do not need a driving licence')
		.replace('- Knowledge of HACCP', '- No HACCP, no night shifts')
	const read = readAdvert(denied).requirements.map(({ quote }) => quote.toLowerCase())
	expect(read.filter((quote) => /licence|haccp|night/.test(quote))).toEqual([])
})

test('neither one endless line nor very many lines keep anybody waiting for long', () => {
	const line = 'you will cut cheese with a wire and serve customers at the counter '.repeat(600)
	const lines = 'Serve cheese\n'.repeat(3_000)
	for (const text of [line, lines]) expect(readAdvert(text).requirements.length).toBeLessThan(60)
})

test('of thousands of lines a thousand are read', () => {
	const lines = pastedLines('1. Serve cheese\n\n'.repeat(3_000))
	expect(lines.filter((line) => line !== '')).toHaveLength(1000)
})
