import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/*
 * What a page is expected to come to. Each of these looks again and again until it is so, because the page may still be on
 * its way there: a slower machine shows the moment between.
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

/** What this browser keeps of a guest's open CV, as the text of its JSON. */
export function storedCv(page: Page): Promise<string> {
	return page.evaluate(() => localStorage.getItem('cvFormData') ?? '')
}

/**
 * Waits until a guest's CV is kept in this browser with these words. “Saved” can still be said of what was there before
 * they were written.
 */
export async function untilBrowserKeeps(page: Page, words: string): Promise<void> {
	await expect.poll(() => storedCv(page)).toContain(words)
}
