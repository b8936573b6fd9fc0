import { expect, test } from 'vitest'
import { readAdvert } from './read-advert.ts'
import { yearsOfExperience } from './years-of-experience.ts'

test.each([
	['At least 2 years of experience in acute care', 2],
	['At least 2 years as a chef de partie', 2],
	['You will have at least two years’ post-qualification experience', 2],
	['Two years’ post-qualification', 2],
	['A minimum of 12 months in a similar role', 1],
	['At least twelve months’ experience in immigration law', 1],
	['Minimum 18 months experience', 1.5],
	['Customer service experience of at least 6 months', 0.5],
	['3+ years of software testing', 3],
	['2 years on the salon floor', 2],
	['Two years or more in a marketing job', 2],
	['A year’s experience in lettings', 1],
	['18 months+ in an SEO role', 1.5],
	['We’d expect you to have a couple of years in a marketing role', 2],
	['At least a year behind a bar', 1],
	['2-3 years’ PQE', 2],
	['Minimum 3 yrs fabrication experience', 3],
	['Our ideal candidate has 3 years of experience', 3],
	['No less than 2 years’ experience', 2],
	['We have an opening for someone with 3 years of experience', 3],
	['At least 4 years in business development', 4],
	['At least two full years in a kitchen', 2],
	['Experience: 3 years', 3],
	['MIN 2 YRS EXP', 2],
	['2 yrs driving min', 2],
	['3 yrs min since qualifying', 3],
])('%s: %d', (text, years) => {
	expect(yearsOfExperience([{ text, need: 'essential' }])).toBe(years)
})

test.each([
	'A full driving licence, held for at least 2 years in the UK',
	'Category C licence held min 12 months',
	'You must have lived in the UK for at least 5 years',
	'A five year checkable history',
	'You must be at least 18 years old',
	'A forklift licence dated within 3 years',
	'Two references from the last 5 years',
	'A fixed-term contract of at least 12 months in our Leeds office',
	'Our solicitors have 20 years PQE between them.',
	'Over 20 years in business',
	'Passport valid for at least 6 months',
	'Our team has 15 years of experience',
	'We have 30 years of experience',
	'No more than 2 years’ experience',
	'You must have held your licence 2 years min',
	'12 months min contract',
])('asks for no time at work: %s', (text) => {
	expect(yearsOfExperience([{ text, need: 'essential' }])).toBeNull()
})

test('the work of the firm is not asked of the reader', () => {
	expect(
		yearsOfExperience([
			{ text: 'A family firm with over 20 years in the trade', need: 'mentioned' },
		]),
	).toBeNull()
})

test('what is only welcome counts where nothing is asked for', () => {
	const ideally = { text: 'Ideally 3+ years', need: 'desirable' as const }
	expect(yearsOfExperience([ideally])).toBe(3)
	expect(
		yearsOfExperience([ideally, { text: 'At least a year in a lab', need: 'essential' }]),
	).toBe(1)
})

test('“Experience: 3 years” is read whole, and an exception asks for nothing', () => {
	expect(readAdvert('Clerk\n\nExperience: 3 years').years).toBe(3)
	expect(
		readAdvert('Clerk\n\nA degree is required unless you have 5 years of experience.').years,
	).toBe(null)
})
