import { expect, test } from 'vitest'
import { landingCv } from './landing-cv.ts'
import { matchFacts, sampleAdvert } from './match-facts.ts'

test('the sample advert is answered in part, by lines of the sample CV', () => {
	const { shown, of, requirements } = matchFacts(landingCv, sampleAdvert, '2026-06-01')
	expect(shown).toBeGreaterThan(1)
	expect(shown).toBeLessThan(of)
	expect(requirements.some(({ proof }) => proof === 'missing')).toBe(true)
	const lines = JSON.stringify(landingCv)
	for (const { proof, line } of requirements) {
		if (proof === 'shown') expect(lines).toContain(line)
	}
})

test('an advert that asks for nothing stops the build', () => {
	expect(() => matchFacts(landingCv, '', '2026-06-01')).toThrow('asked for nothing')
})
