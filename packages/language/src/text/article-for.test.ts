import { expect, test } from 'vitest'
import { articleFor } from './article-for.ts'

test.each([
	['apple', 'an'],
	['hourly', 'an'],
	['honest', 'an'],
	['8', 'an'],
	['HGV', 'an'],
	['NVQ', 'an'],
	['80', 'a'],
	['UK', 'a'],
	['uniform', 'a'],
	['European', 'a'],
	['one-day', 'a'],
	['BMW', 'a'],
	['house', 'a'],
])('before “%s” stands “%s”', (word, article) => {
	expect(articleFor(word)).toBe(article)
})
