import { expect, test } from 'vitest'
import { locales } from '../locales/locales.ts'
import { readProfessions } from './read-profession.ts'

test('there are at least thirty British professions and four in every other language', () => {
	for (const { id } of Object.values(locales)) {
		expect(readProfessions(id).length, id).toBeGreaterThanOrEqual(id === 'en' ? 30 : 4)
	}
})

test('every profession has enough to fill a CV', () => {
	const professions = Object.values(locales).flatMap(({ id }) => readProfessions(id))
	const thin = professions.filter(
		({ duties, achievements, skills, titles }) =>
			duties.length + achievements.length < 6 || skills.length < 5 || titles.length < 4,
	)
	expect(thin.map(({ id }) => id)).toEqual([])
})
