import { expect, test } from 'vitest'
import { warningsOfAdvert } from './warnings-of-advert.ts'

test.each([
	'There is a registration fee of £30, refunded after a month.',
	'Send your bank details and passport copy with your application.',
	'Applications to jobs.manager@gmail.com',
	'Message us on WhatsApp.',
	'Earn £300 per day from home, start now.',
	'Kitchen\u200B porter',
])('%j gives cause for care', (text) => {
	expect(warningsOfAdvert(text)).toHaveLength(1)
})

test.each([
	'Handling bank accounts and payments of our customers, and their fees.',
	'We need proof of identity and your bank details once you have started.',
	'Apply to jobs@harbour-dental.example or by telephone.',
	'You will answer customers by WhatsApp, e-mail and telephone.',
	'£150 a day, on site in Leeds.',
])('%j gives none', (text) => {
	expect(warningsOfAdvert(text)).toEqual([])
})
