import type { CvDocument } from '@app/cv'
import { goodCvs, today } from '@app/cv/fixtures'
import { openEnglishWords } from '@app/language/node'
import { proofreadLine } from '@app/rewrite/proofread'
import { expect, test } from 'vitest'
import { createContext } from '../context.ts'
import { analyse } from '../index.ts'
import { speltRight } from './spelt-right.ts'

const knowsWord = await openEnglishWords()
const [good] = goodCvs
if (good === undefined) throw new Error('There are no sound CVs.')
const withProfile = (professionalSummary: string): CvDocument => ({ ...good, professionalSummary })
const contextOf = (cv: CvDocument) =>
	createContext({ cv, source: null, today, knowsWord, proofread: proofreadLine })
const reportOn = (cv: CvDocument) =>
	analyse({ cv, source: null, today, knowsWord, proofread: proofreadLine })

const written = 'I have alot of experiance, am hard workin and have good comunication skills.'
const right = 'I have a lot of experience, am hardworking and have good communication skills.'

test('misspelt words read as they were meant, and evidence leads back to what was written', () => {
	const context = speltRight(contextOf(withProfile(written)))
	expect(context.cv.professionalSummary).toBe(right)
	const quoteOf = (quote: string) => context.pointAt({ path: 'professionalSummary', quote }).quote
	expect(quoteOf('good communication skills')).toBe('good comunication skills')
	expect(quoteOf('a lot')).toBe('alot')
	expect(quoteOf(right)).toBe(written)
	expect(quoteOf('I have')).toBe('I have')
})

test('names and words that may be meant stay', () => {
	const context = contextOf(withProfile('I sparge mash at Smaart and deploy with kubectl.'))
	expect(speltRight(context)).toBe(context)
})

test('putting the spelling right costs nothing, and brings up nothing new', () => {
	const [before, after] = [reportOn(withProfile(written)), reportOn(withProfile(right))]
	expect(after.score).toBeGreaterThanOrEqual(before.score)
	const idsOf = ({ findings }: typeof before) => findings.map(({ checkId }) => checkId).toSorted()
	expect(idsOf(before).filter((id) => id !== 'G10' && id !== 'G15')).toEqual(idsOf(after))
})
