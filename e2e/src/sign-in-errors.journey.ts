import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { goodPassword, newEmail } from './person.ts'
import { fillSignIn, somebody } from './sign-in-page.ts'

const anybody = { email: 'zofia@example.com', password: goodPassword }
const wrongPassword = 'another harbour 43 violin'
const failedLoads = [/Failed to load resource/]

test('an unknown email and a wrong password say the same', async () => {
	const person = await somebody()
	const page = await newVisitor({ expectedErrors: failedLoads })
	await page.goto('/login')
	for (const email of [newEmail(), person.email]) {
		const answered = page.waitForResponse('**/api/auth/login/')
		await fillSignIn(page, { email, password: wrongPassword })
		expect((await answered).status()).toBe(401)
		await page.getByText('Invalid email or password. Please try again.').waitFor()
		await page.reload()
	}
	await fillSignIn(page, person)
	await page.waitForURL('**/dashboard')
})

test('guessing a password ends with a request to try later', async () => {
	const person = await somebody()
	const page = await newVisitor({ expectedErrors: failedLoads })
	await page.goto('/login')
	const statuses: number[] = []
	while (!statuses.includes(429) && statuses.length < 50) {
		const answered = page.waitForResponse('**/api/auth/login/')
		await fillSignIn(page, { ...person, password: wrongPassword })
		const answer = await answered
		statuses.push(answer.status())
		if (answer.status() === 429) expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
		await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
	}
	expect(statuses.at(-1)).toBe(429)
	expect(statuses.length).toBeGreaterThan(3)
	await page.getByText('Too many login attempts. Please try again later.').waitFor()
})

describe('what the server or the network between may answer', () => {
	const answers: { what: string; answer: Parameters<Route['fulfill']>[0]; says: string }[] = [
		{
			what: '401',
			answer: { status: 401, json: {} },
			says: 'Invalid email or password. Please try again.',
		},
		{
			what: '403',
			answer: { status: 403, json: {} },
			says: 'Your account is inactive or blocked. Please contact support.',
		},
		{
			what: '429',
			answer: { status: 429, json: {} },
			says: 'Too many login attempts. Please try again later.',
		},
		{
			what: 'another status with a detail',
			answer: { status: 409, json: { detail: 'This door is being painted.' } },
			says: 'This door is being painted.',
		},
		{
			what: 'another status without one',
			answer: { status: 418, body: 'teapot' },
			says: 'Login failed. Please check your credentials.',
		},
		{
			what: '500 with an error',
			answer: { status: 500, json: { error: 'the cellar is flooded' } },
			says: 'Server error: the cellar is flooded',
		},
		{
			what: '500 without one',
			answer: { status: 500, body: '' },
			says: 'The server encountered an error. Please try again later.',
		},
		{
			what: 'no token in any shape',
			answer: { status: 200, json: { welcome: true } },
			says: 'Could not find authentication tokens in response',
		},
		{
			what: 'an empty body',
			answer: { status: 200, body: '' },
			says: 'Invalid response from server',
		},
		{
			what: 'an empty token',
			answer: { status: 200, json: { token: '' } },
			says: 'Authentication tokens not received from server',
		},
	]
	test.each(answers)('$what: “$says”', async ({ answer, says }) => {
		const page = await newVisitor({ expectedErrors: failedLoads })
		await signInWith(page, (route) => route.fulfill(answer))
		await page.getByText(says, { exact: true }).waitFor()
	})

	test('no connection', async () => {
		const page = await newVisitor({ expectedErrors: failedLoads })
		await signInWith(page, (route) => route.abort('connectionrefused'))
		await page
			.getByText('Server not responding. Please check your internet connection and try again.')
			.waitFor()
	})

	test('no answer within half a minute', async () => {
		const page = await newVisitor({ expectedErrors: failedLoads })
		await page.clock.install()
		await page.addInitScript(timeOutsByTheClock)
		const isAsked = page.waitForRequest('**/api/auth/login/')
		await signInWith(page, () => undefined)
		// Before that nothing counts the seconds.
		await isAsked
		await page.clock.fastForward(29_000)
		await page.getByRole('button', { name: 'Signing In...' }).waitFor()
		await page.clock.fastForward(2_000)
		await page
			.getByText('The request is taking too long to process. Please try again later.')
			.waitFor()
	})
})

async function signInWith(page: Page, answer: (route: Route) => unknown): Promise<void> {
	await page.route('**/api/auth/login/', answer)
	await page.goto('/login')
	await fillSignIn(page, anybody)
}

/** Runs in the page: the browser's own time-outs ignore the clock that a journey moves forward. */
function timeOutsByTheClock(): void {
	AbortSignal.timeout = (ms) => {
		const controller = new AbortController()
		const reason = new DOMException('The operation timed out.', 'TimeoutError')
		setTimeout(() => controller.abort(reason), ms)
		return controller.signal
	}
}
