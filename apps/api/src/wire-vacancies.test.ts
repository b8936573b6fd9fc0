import { afterAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { startStubFeeds } from '#test/stub-feeds.ts'
import { fetchFrom } from './wire-vacancies.ts'

const { later, cleanUp } = cleanUps()
afterAll(cleanUp)

test('a trusted host is reached for its own sources, not where another source leads', async () => {
	const [trusted, other] = [await startStubFeeds(later), await startStubFeeds(later)]
	const url = trusted.put('/feed', 'jobs')
	const away = other.answer('/', (_request, response) => {
		response.writeHead(302, { location: url }).end()
	})
	const fetchOf = fetchFrom([trusted.host, other.host])
	const wish = { maxBytes: 1000, timeoutMs: 20_000 }
	expect((await fetchOf(trusted.host)({ ...wish, url })).status).toBe(200)
	const led = fetchOf(other.host)({ ...wish, url: away })
	await expect(led).rejects.toMatchObject({ code: 'address_not_allowed' })
	expect(trusted.asked).toHaveLength(1)
})
