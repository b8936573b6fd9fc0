import { cvDocumentSchema, defaultDesign } from '@app/cv'
import { matchCv, readAdvert } from '@app/match'
import { expect, test } from 'vitest'
import { draftFromCv } from './draft-from-cv.ts'

const document = cvDocumentSchema.parse({ personalInfo: { firstName: 'Ada', lastName: 'Bell' } })
const cv = { id: 'a', title: 'Mine', document, design: defaultDesign() }
const job = { title: ' ', company: 'Oakfield', addressee: '' }
const advert = 'Senior Care Assistant\nOakfield Court\nYou will lead a team of carers.'
const compare = async (own: typeof document, words: string) =>
	matchCv({ cv: own, source: null, today: '2026-11-30' }, readAdvert(words))

test('a job without a title has the one of its advert', async () => {
	const { title, text } = await draftFromCv(cv, job, { advert, compare })
	expect(title).toBe('Senior Care Assistant')
	expect(text).toContain('Senior Care Assistant at Oakfield')
})

test('an advert that is headed with its employer gives both', async () => {
	const headed = { advert: 'Care Assistant at Alder House\nYou will help residents.', compare }
	const { title, company } = await draftFromCv(cv, { ...job, company: '' }, headed)
	expect([title, company]).toEqual(['Care Assistant', 'Alder House'])
})

test('the letter greets whom the advert names', async () => {
	const named = `${advert}\nRing Ann Lowry on 01632 960111 for a chat.`
	const { addressee, text } = await draftFromCv(cv, job, { advert: named, compare })
	expect(addressee).toBe('Ann Lowry')
	expect(text).toMatch(/^Dear Ann Lowry,\n/)
})

test('the title that a person gave stays', async () => {
	const own = { ...job, title: 'Care Lead' }
	expect((await draftFromCv(cv, own, { advert, compare })).title).toBe('Care Lead')
})

test('without an advert the title is left to the person', async () => {
	expect((await draftFromCv(cv, job, { advert: '' })).title).toBe('')
})
