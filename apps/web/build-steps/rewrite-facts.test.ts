import { emptyCv } from '@app/cv'
import { expect, test } from 'vitest'
import { landingCv } from './landing-cv.ts'
import { rewriteFacts } from './rewrite-facts.ts'

test('the sample CV has a line that is rewritten in its own words and asked about', () => {
	const { before, opening, rest, question } = rewriteFacts(landingCv)
	expect(before).not.toBe(opening + rest)
	expect(before.endsWith(rest.split(' ').slice(-2).join(' '))).toBe(true)
	expect(question).toMatch(/\?$/)
})

test('a CV without such a line stops the build', () => {
	expect(() => rewriteFacts(emptyCv())).toThrow('No line of the sample CV')
})
