import { type CvDocument, cvDocumentSchema } from '@app/cv'
import { allConcepts } from '@app/language'
import { listCredentialPairs } from '@app/language/fixtures'
import { readAdvert } from '@app/match'
import { expect, test } from 'vitest'
import { tailorCv } from './tailor-cv.ts'

const today = '2026-06-15'
const atOnce = 15

function cvNaming(...things: string[]): CvDocument {
	return cvDocumentSchema.parse({
		experience: [
			{
				id: 'j',
				jobTitle: 'Assistant',
				employer: 'A Firm',
				startDate: '2019-04',
				current: true,
				achievements: [
					'Answered the phone',
					...things.map((thing) => `Was responsible for ${thing} on site`),
				],
			},
		],
		skills: ['Filing', ...things].map((name, index) => ({ id: `s${index}`, name })),
	})
}

function adviceFor(cv: CvDocument, ...asked: string[]) {
	const list = asked.map((one) => `- ${one}`).join('\n')
	return tailorCv(cv, readAdvert(`Assistant\n\nEssential:\n${list}\n`), today)
}

/** Returns every text that advice would put into a CV, or gives as a reason, as one text. */
function said({ proposals }: ReturnType<typeof adviceFor>): string {
	return proposals.flatMap(({ title, why, after }) => [title, why, ...after]).join('\n')
}

test('no proposal and no reason turns what a paper is about into the paper', () => {
	const pairs = listCredentialPairs()
	expect(pairs.length).toBeGreaterThan(500)
	const parts = Array.from({ length: Math.ceil(pairs.length / atOnce) }, (_, part) =>
		pairs.slice(part * atOnce, (part + 1) * atOnce),
	)
	const wrong = parts.flatMap((part) => {
		const cv = cvNaming(...part.map(({ subject }) => subject))
		const text = said(adviceFor(cv, ...part.map(({ paper }) => paper))).toLowerCase()
		const isInCv = (paper: string) =>
			part.some(({ subject }) => subject.toLowerCase().includes(paper.toLowerCase()))
		return part.filter(({ paper }) => text.includes(paper.toLowerCase()) && !isInCv(paper))
	})
	expect(wrong).toEqual([])
})

test('whoever names only the machine is asked for the licence by that', () => {
	const { questions } = adviceFor(cvNaming('counterbalance'), 'Counterbalance licence')
	expect(questions.map(({ question }) => question)).toEqual([
		'The advert requires “Counterbalance licence”, but your CV only says “counterbalance”. If you have it, add its full name.',
	])
})

test.each([
	['voice picking', 'RF scanners'],
	['warehouse software', 'WMS'],
	['AWS', 'AWS certification'],
	['SIA', 'SIA Licence'],
	['counterbalance', 'counterbalance licence'],
	['LLB', 'law degree'],
	['van driving', 'Luton van'],
])('“%s” is never called “%s”', (own, theirs) => {
	const { proposals } = adviceFor(cvNaming(own), theirs)
	expect(proposals.filter(({ kind }) => kind === 'their-word')).toEqual([])
})

test.each([
	['JS', 'JavaScript'],
	['Postgres', 'PostgreSQL'],
	['Excel', 'Microsoft Excel'],
])('“%s” may be called “%s”', (own, theirs) => {
	const { proposals } = adviceFor(cvNaming(own), theirs)
	expect(proposals.some(({ after }) => after[0] === theirs)).toBe(true)
})

test('a tool of the lexicon gets its maker, its short form or its long form, and no word of another thing', () => {
	const swaps = allConcepts()
		.filter(({ kind }) => kind === 'tool')
		.flatMap((concept) => concept.same.slice(0, 3).map((own) => ({ own, theirs: concept.label })))
		.flatMap(({ own, theirs }) => adviceFor(cvNaming(own), theirs).proposals)
		.filter(({ kind }) => kind === 'their-word')
	expect(swaps.length).toBeGreaterThan(20)
	const wrong = swaps.filter(({ before: [before = ''], after: [after = ''] }) => {
		const had = wordsOf(before)
		const added = wordsOf(after).filter((word) => !had.includes(word))
		return added.some((word) => !/\p{Lu}/u.test(word)) && !/\p{Lu}\p{L}*\p{Lu}/u.test(before)
	})
	expect(wrong.map(({ before, after }) => `${before} → ${after}`)).toEqual([])
})

function wordsOf(text: string): string[] {
	return text.split(/\s+/).map((word) => word.replace(/s$/, ''))
}
