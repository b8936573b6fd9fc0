import { expect, test } from 'vitest'
import { rss } from './rss.ts'

test('a job whose day cannot be read is a job all the same, and its title names no kind', () => {
	const item = `<item><title>Permanent Internship Lead</title><link>https://a.example/1</link><pubDate>soon</pubDate></item>`
	const source = {
		kind: 'rss',
		url: 'https://a.example/feed',
		name: 'A',
		titles: 'title',
		company: '',
	} as const
	const { jobs, unread } = rss.read(`<rss><channel>${item}</channel></rss>`, source, {
		url: source.url,
	})
	expect(jobs).toMatchObject([{ title: 'Permanent Internship Lead', postedAt: null, types: [] }])
	expect(unread).toBe(0)
})
