import { expect, test } from 'vitest'
import { idOfSource, jobSourceSchema } from './job-sources-config.ts'

const feed = (url: string) => ({ kind: 'rss', name: 'Example Jobs', url })

test('the id of a feed, which is in logs, does not hold its address and the key in it', () => {
	const [one, other] = ['one', 'other'].map((key) =>
		idOfSource(jobSourceSchema.parse(feed(`https://example.com/jobs?key=${key}`))),
	)
	expect(one).toMatch(/^rss:[\w-]{22}$/)
	expect(other).not.toBe(one)
})

test('an address with a name and password is refused', () => {
	expect(jobSourceSchema.safeParse(feed('https://name:word@example.com/')).success).toBe(false)
})
