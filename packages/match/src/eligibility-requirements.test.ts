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

test.each([
	'Sadly we can’t sponsor visas.',
	'We do not hold a sponsor licence',
	'We are unable to offer sponsorship for this role.',
	'You must be based here with the right to work in the UK.',
	'Applicants must be 18 or over due to the hours of work.',
	'Over 18s only',
	'Drivers need to be 25+ for insurance.',
])('who may do the job at all is told below the perks too: %s', (said) => {
	expect(readAdvert(`Porter\n\nBenefits\nPension\n\n${said}`).knockOuts).toEqual([said])
})

test.each([
	'Applications from people who need sponsorship are welcome.',
	'We can sponsor visas for nurses.',
	'We have been trading over 18 years.',
	'You will help children aged over 16 months.',
	'You do not need to have the right to work in the UK yet.',
	'Strictly no agencies',
	'You will work with young people aged 16 to 25.',
	'We cannot sponsor events.',
])('keeps nobody out: %s', (said) => {
	expect(readAdvert(`Porter\n\nBenefits\nPension\n\n${said}`).knockOuts).toEqual([])
})
