import { expect, test } from 'vitest'
import { locales } from '../locales/locales.ts'
import { readWorld } from './read-trades.ts'

test.each(Object.values(locales))('the worlds of $id share no trade and no name', (locale) => {
	const [taught, measured] = (['development', 'held-out'] as const).map((split) => {
		const world = readWorld(locale, split)
		const { lastNames, places, cities } = world.locale
		const trades = world.professions.map(({ id, titles }) => `${id}: ${titles.join()}`)
		return [...lastNames, ...places, ...cities, ...world.employers, ...trades]
	})
	expect(measured?.length).toBeGreaterThan(20)
	expect(taught?.filter((name) => measured?.includes(name))).toEqual([])
})

test.each(Object.values(locales))('every trade of $id can fill a CV', (locale) => {
	const trades = readWorld(locale, 'development').professions
	const thin = trades.filter(
		({ titles, employers, qualifications, duties }) =>
			titles.length < 4 || employers.length < 3 || qualifications.length < 2 || duties.length < 3,
	)
	expect(thin.map(({ id }) => id)).toEqual([])
})
