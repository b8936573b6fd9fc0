import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/*
 * Expectations of a page. Each looks again and again until it holds, because the page may still be changing: a slower
 * machine shows the moments between.
 */

/** Waits until this has the focus. */
export async function expectFocus(element: Locator): Promise<void> {
	await element.and(element.page().locator(':focus')).waitFor({ state: 'attached' })
}

/** Waits until a field holds these words and no others, or words that match. */
export async function expectValue(field: Locator, words: string | RegExp): Promise<void> {
	const value = expect.poll(() => field.inputValue(), { message: `the words in ${field}` })
	await (typeof words === 'string' ? value.toBe(words) : value.toMatch(words))
}

/** Waits until there are so many of these. */
export async function expectCount(elements: Locator, count: number): Promise<void> {
	await expect.poll(() => elements.count(), { message: `the number of ${elements}` }).toBe(count)
}

/** Waits until the address of a page has this path. */
export async function expectPath(page: Page, path: string): Promise<void> {
	await expect.poll(() => new URL(page.url()).pathname).toBe(path)
}

/** Waits until nothing of a page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	const overflowPx = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
	await expect.poll(overflowPx).toBeLessThanOrEqual(0)
}

/** Returns the guest's open CV that this browser stores, as JSON text. */
export function storedCv(page: Page): Promise<string> {
	return page.evaluate(() => localStorage.getItem('cvFormData') ?? '')
}

/**
 * Waits until this browser stores a guest's CV with these words. “Saved” on the screen can still be about earlier
 * words.
 */
export async function untilBrowserKeeps(page: Page, words: string): Promise<void> {
	await expect.poll(() => storedCv(page)).toContain(words)
}
