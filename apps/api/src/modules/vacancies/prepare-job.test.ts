import { expect, test } from 'vitest'
import type { FeedJob } from './feeds/feed.ts'
import { prepareJob } from './prepare-job.ts'

const now = new Date('2026-06-03T12:00:00Z')
const told: FeedJob = {
	externalId: '1',
	title: 'Baker',
	company: '',
	place: '',
	isRemote: false,
	types: [],
	salary: null,
	html: '',
	isExcerpt: false,
	url: '',
	postedAt: null,
	closesAt: null,
}
const keyOf = (url: string) => prepareJob({ ...told, url }, now)?.row.urlKey

test.each([
	['https://a.example/jobs#12', 'https://a.example/jobs#13'],
	['https://a.example/job?ref=12', 'https://a.example/job?ref=13'],
])('%s and %s are two jobs', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)))

test.each(['?utm_source=x', '/', '#utm_source=x', '?gclid=1'])('%j makes no other job', (end) =>
	expect(keyOf(`https://a.example/jobs${end}`)).toBe(keyOf('https://a.example/jobs')),
)

test('a title that is cut inside an emoji stays a text', () => {
	const { title = '' } =
		prepareJob({ ...told, title: `${'a'.repeat(299)}🍞`, url: 'https://a.example/' }, now)?.row ??
		{}
	expect(title.isWellFormed()).toBe(true)
})
