import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { askAboutMissing } from './ask-about-missing.ts'
import { matchCv } from './match-cv.ts'
import { readAdvert } from './read-advert.ts'
import { confirmFact } from './requirement-confirmation.ts'

const advert = readAdvert(
	'Electrician\nEssential:\n- Full driving licence\n- Conduit\n- Cheerful\nDesirable:\n- IPAF licence\n- Fault finding',
)
const today = '2026-11-28'
const requirements = (facts: object[] = [], lines: string[] = []) =>
	matchCv(
		{
			cv: cvDocumentSchema.parse({
				experience: [{ id: 'job', jobTitle: 'Electrician', achievements: lines }],
				facts,
			}),
			source: null,
			today,
		},
		advert,
	).requirements
const questions = (...given: Parameters<typeof requirements>) =>
	requirements(...given).flatMap(({ question }) => question ?? [])

test('missing essentials and desirable papers are asked about, and no traits', () => {
	expect(questions()).toEqual([
		'Do you have “Full driving licence”?',
		'Have you any experience of “Conduit”?',
		'Do you have “IPAF licence”?',
	])
})

test('what the CV shows is not asked about', () => {
	expect(questions([], ['Bent conduit'])).not.toContain('Have you any experience of “Conduit”?')
})

test('after a no nobody asks again, and it proves nothing', () => {
	const licence = requirements().find(({ quote }) => quote === 'Full driving licence')
	if (licence === undefined) throw new Error('The advert asks for no licence.')
	const no = confirmFact(licence, { id: 'no', itemId: '', line: '', isYes: false, today })
	expect(questions([no])).not.toContain('Do you have “Full driving licence”?')
	expect(requirements([no]).find(({ quote }) => quote === licence.quote)?.proof).toBe('missing')
})

test('a question ends with a thing, and nobody is asked about a check that follows an offer', () => {
	const asked = (quote: string, facts: object[] = []) =>
		askAboutMissing(
			[
				{
					conceptId: quote,
					label: quote,
					kind: 'duty',
					narrower: null,
					need: 'essential',
					quote,
					alsoSaid: [],
					line: quote,
					proof: 'missing',
					evidence: [],
					isLongAgo: false,
					alternatives: ['Budgets'],
				},
			],
			cvDocumentSchema.parse({ facts }),
		).map(({ question }) => question)
	expect(asked('Leading a team of')).toEqual([
		'Have you any experience of “Leading a team” or “Budgets”?',
	])
	expect(asked('Enhanced DBS check')).toEqual([undefined])
	const no = confirmFact(
		{ label: 'Budgets' },
		{ id: 'n', itemId: '', line: '', isYes: false, today },
	)
	expect(asked('P&L', [no])).toEqual(['Have you any experience of “P&L”?'])
})
