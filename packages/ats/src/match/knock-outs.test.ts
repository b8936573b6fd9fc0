import { expect, test } from 'vitest'
import { readAdvert } from './read-advert.ts'

const text = `Post title: Scaffolder
Responsible to: Finance Manager
Territory: Kent and Sussex

Desirable
- Full driving licence
- CSCS card, tarmac ideally
This post is subject to an enhanced DBS check.

Essential
- Own transport
- A reliable kitchen assistant
- Accurate data entry`

test('what would only be nice decides nothing', () => {
	expect(readAdvert(text).knockOuts).toEqual([
		'This post is subject to an enhanced DBS check.',
		'Own transport',
	])
})

test('a check is essential also below what is desirable', () => {
	expect(readAdvert(text).requirements).toContainEqual(
		expect.objectContaining({ quote: 'enhanced DBS check', need: 'essential' }),
	)
})

test('the lines above an advert name the post and ask for nothing', () => {
	const { title, requirements } = readAdvert(text)
	expect(title).toBe('Scaffolder')
	expect(requirements.map(({ quote }) => quote).join('; ')).not.toMatch(/Finance|Kent|Sussex/)
})

test('what a person is like is asked for before their job, not before a thing', () => {
	const quotes = readAdvert(text).requirements.map(({ quote }) => quote)
	expect(quotes).toContain('reliable')
	expect(quotes).not.toContain('Accurate')
})
