import type { Locator, Page } from 'playwright-core'

/** Puts a finger on the middle of something, moves it so far, and lifts it. */
export async function dragByFinger(
	page: Page,
	from: Locator,
	by: { x: number; y: number },
): Promise<void> {
	const { x, y, width, height } = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
	const browser = await page.context().newCDPSession(page)
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) => {
		const at = { x: x + width / 2 + by.x * part, y: y + height / 2 + by.y * part }
		const touchPoints = type === 'touchEnd' ? [] : [at]
		return browser.send('Input.dispatchTouchEvent', { type, touchPoints })
	}
	await touch('touchStart', 0)
	for (const part of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) await touch('touchMove', part)
	await touch('touchEnd', 1)
	await browser.detach()
}
