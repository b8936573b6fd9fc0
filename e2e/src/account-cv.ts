import type { CvDocument } from '@app/cv'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { newCaller } from './caller.ts'
import { type Person, signInByCall } from './person.ts'
import { somebody } from './sign-in-page.ts'

/** Somebody with one CV in their account, and calls in their name. */
export type Keeper = {
	person: Person
	cvId: string
	call: (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>
}

/** Makes an account that keeps this CV. */
export async function keeperOf(document: CvDocument, title: string): Promise<Keeper> {
	const url = inject('productUrl')
	const person = await somebody()
	const caller = newCaller(url)
	const { access: token } = await signInByCall(url, person, caller)
	const call: Keeper['call'] = async (method, path, body) => {
		const answer = await caller.call({ method, path, body, token })
		if (answer.status >= 400) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
		return answer.body
	}
	const made = await call('POST', '/api/cvs/', { title, document })
	return { person, cvId: String(made.id), call }
}

/**
 * Calls `act` and waits until the account has answered that it has saved these words. “Saved” on the screen can still
 * be about earlier words: a journey that goes offline then loses the answer, and the next save is refused with 412
 * and merged.
 */
export async function untilAccountKeeps(page: Page, words: string, act: () => Promise<void>) {
	const answered = page.waitForResponse(
		(answer) =>
			answer.ok() &&
			answer.request().method() === 'PATCH' &&
			answer.request().postData()?.includes(words) === true,
	)
	await act()
	await answered
	await page.getByText(/^Saved/).waitFor()
}

/** Settings with which everybody who has the link sees everything. */
export const openToLink = {
	visibility: 'link',
	slug: null,
	allowsDownload: true,
	expiresAt: null,
	hiddenParts: [] as string[],
}
