import type { Locator, Page } from 'playwright-core'

// More stops than the longest page has.
const mostPresses = 80

/** Goes to something with the Tab key. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
	await wanted.waitFor({ state: 'attached' })
	for (let presses = 0; presses < mostPresses; presses += 1) {
		await page.keyboard.press('Tab')
		if ((await wanted.and(page.locator(':focus')).count()) > 0) return
	}
	throw new Error(`The Tab key does not lead to ${wanted}.`)
}

/** Taps the middle of something with a finger, once, where it is now. */
export async function tap(page: Page, wanted: Locator): Promise<void> {
	await wanted.scrollIntoViewIfNeeded()
	const box = await wanted.boundingBox()
	if (box === null) throw new Error(`${wanted} is not on the screen.`)
	await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 4)
}
