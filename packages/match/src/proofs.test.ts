import type { CvDocument } from '@app/cv'
import { describe, expect, test } from 'vitest'
import { equalsAndOthers } from './fixtures/equals-and-others.cases.ts'
import { functionalSkills } from './fixtures/functional-skills.cases.ts'
import { languagesAndTools } from './fixtures/languages-and-tools.cases.ts'
import { linesOfWork } from './fixtures/lines-of-work.cases.ts'
import { ordinaryLines } from './fixtures/ordinary-lines.cases.ts'
import { cvWith, type ProofCase } from './fixtures/proof-case.ts'
import { qualifications } from './fixtures/qualifications.cases.ts'
import { shortTexts } from './fixtures/short-texts.cases.ts'
import type { Trade } from './fixtures/trade.ts'
import { officeTrades } from './fixtures/trades-of-people.cases.ts'
import { handTrades } from './fixtures/trades-of-the-hand.cases.ts'
import { matchCv } from './match-cv.ts'
import { readAdvert } from './read-advert.ts'

const today = '2025-11-20'
const askedOf = (cv: CvDocument, advert: string) =>
	matchCv({ cv, source: null, today }, readAdvert(advert)).requirements.filter(
		({ need }) => need !== 'mentioned',
	)

const proves = ([proof, asked, place, line]: ProofCase) => {
	const proofs = askedOf(cvWith(place, line), `Requirements\n- ${asked}`).map((one) => one.proof)
	if (proof === 'any') return expect(proofs).toContain('shown')
	expect(proofs.length).toBeGreaterThan(0)
	expect(new Set(proofs)).toEqual(new Set([proof]))
}

describe('what the line of a job is to a need', () => {
	test.each(linesOfWork)('%s: “%s” and the %s “%s”', (...given) => proves(given))
})

describe('what a qualification is to a need', () => {
	test.each([
		...qualifications,
		...shortTexts,
		...ordinaryLines,
		...equalsAndOthers,
		...functionalSkills,
		...languagesAndTools,
	])('%s: “%s” and the %s “%s”', (...given) => proves(given))
})

describe.each(Object.entries({ ...officeTrades, ...handTrades }))(
	'%s',
	(_, { advert, holds, nearly, shownNearly }: Trade) => {
		test('whoever holds everything shows everything', () => {
			const asked = askedOf(holds, advert)
			expect(asked.length).toBeGreaterThanOrEqual(5)
			expect(asked.filter(({ proof }) => proof !== 'shown').map(({ quote }) => quote)).toEqual([])
		})

		test('whoever nearly does shows nothing that is not theirs', () => {
			const shown = askedOf(nearly, advert).filter(({ proof }) => proof === 'shown')
			expect(shown.map(({ quote }) => quote)).toEqual(shownNearly)
		})
	},
)

test('years that the summary tells count beside those of dated jobs', () => {
	const cv = cvWith('summary', 'Chef with 8 years’ experience in hotels and pubs.')
	const { parts } = matchCv(
		{ cv, source: null, today },
		readAdvert('Requirements\n- 5 years of experience as a chef'),
	)
	const years = parts.find(({ id }) => id === 'years')
	expect(years?.score).toBe(100)
	expect(years?.reason).toContain('Your profile says 8 years')
})
