import type { CvDocument } from '@app/cv'
import { goodCvs, today } from '@app/cv/fixtures'
import { openEnglishWords } from '@app/language/node'
import { proofreadLine } from '@app/rewrite/proofread'
import { expect, test } from 'vitest'
import { createContext } from '../context.ts'
import { analyse } from '../index.ts'
import { countWaysToReply, countWords, measureCv } from './measure-cv.ts'

const knowsWord = await openEnglishWords()
const [good] = goodCvs
if (good === undefined) throw new Error('There are no sound CVs.')
const contextOf = (cv: CvDocument) =>
	createContext({ cv, source: null, today, knowsWord, proofread: proofreadLine })
const scoreOf = (cv: CvDocument) =>
	analyse({ cv, source: null, today, knowsWord, proofread: proofreadLine }).score

const details = [
	'Date of birth: 12 March 1973',
	'Marital status: Married',
	'Nationality: British',
	'National Insurance number: AB 12 34 56 C',
	'References available on request',
]

test.each(details)('what is to be deleted counts for nothing: %s', (text) => {
	const course = { ...good.education[0], details: [text] }
	const withDetail = { ...good, education: [course, ...good.education.slice(1)] } as CvDocument
	const [before, after] = [contextOf(withDetail), contextOf(good)]
	expect(countWords(before)).toBe(countWords(after))
	expect(measureCv(before)).toEqual(measureCv(after))
})

test('a referee’s address is no way to reach the writer', () => {
	const referee = {
		id: 'r',
		name: 'Mrs J. Pollard',
		jobTitle: '',
		organisation: '',
		email: 'j.pollard@northgate.example',
		phone: '07700 900456',
	}
	const personalInfo = { ...good.personalInfo, email: '', phone: '' }
	expect(countWaysToReply(contextOf({ ...good, personalInfo, reference: [referee] }))).toBe(0)
})

test('hobbies earn as much among the interests as among the certificates', () => {
	const name = 'Playing guitar in a local band since 2015'
	const certificate = { issuer: '', date: '', expires: '', credentialId: '', url: '' }
	const among = {
		...good,
		certification: [...good.certification, { id: 'h', name, ...certificate }],
	}
	const apart = { ...good, interests: [...good.interests, { id: 'h', name }] }
	expect(scoreOf(apart)).toBeGreaterThanOrEqual(scoreOf(among))
})

test('a title that its lines have run into says no more than the lines', () => {
	const experience = good.experience.map((job) => ({
		...job,
		jobTitle: `${job.jobTitle} ${job.achievements.join(', ')}`.slice(0, 500),
		achievements: [],
	}))
	expect(scoreOf(good)).toBeGreaterThan(scoreOf({ ...good, experience }))
})
