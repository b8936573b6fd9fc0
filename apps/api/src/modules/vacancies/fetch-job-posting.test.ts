import { expect, test, vi } from 'vitest'
import { FetchProblem } from '#services/safe-fetch/fetch-problem.ts'
import { jobPostingFetcher } from './fetch-job-posting.ts'

const fetch = vi.fn(() => Promise.reject(new FetchProblem('unreachable')))
const read = jobPostingFetcher(fetch)

test.each([
	['https://www.linkedin.com/jobs/view/1', 'LinkedIn'],
	['https://lnkd.in/e1', 'LinkedIn'],
	['https://uk.indeed.com/viewjob?jk=1', 'Indeed'],
	['https://www.indeed.co.uk/viewjob?jk=1', 'Indeed'],
])('%s is not asked: the answer names %s', async (url, name) => {
	fetch.mockClear()
	await expect(read(url)).rejects.toMatchObject({
		code: 'job_site_refuses',
		message: expect.stringContaining(`${name} doesn’t let us read its adverts`),
	})
	expect(fetch).not.toHaveBeenCalled()
})

test.each([
	'https://notlinkedin.com/1',
	'https://linkedin.com.example.org/1',
	'https://example.org/indeed.com',
])('%s is another site and is asked', async (url) => {
	await expect(read(url)).rejects.toMatchObject({ code: 'job_page_not_reached' })
})
