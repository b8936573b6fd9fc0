import { chromium } from 'playwright-core'

const [, , base, ...paths] = process.argv
const browser = await chromium.launch({
	executablePath: '/usr/bin/chromium',
	args: ['--no-sandbox'],
})
for (const spec of paths) {
	const [path, w = '1440', theme = 'light', full = ''] = spec.split('@')
	const context = await browser.newContext({
		viewport: { width: Number(w), height: 900 },
		colorScheme: theme as 'light',
		reducedMotion: 'reduce',
	})
	const page = await context.newPage()
	page.on('console', (m) => {
		if (m.type() === 'error' || m.type() === 'warning') console.log(path, m.text().slice(0, 300))
	})
	page.on('pageerror', (e) => console.log(path, 'PAGEERROR', e.message.slice(0, 500)))
	await page.goto(base + path, { waitUntil: 'networkidle' })
	await page.screenshot({
		path: `/tmp/ella/ps-shots/${path.replaceAll('/', '_') || 'home'}-${w}-${theme}.png`,
		fullPage: full === 'full',
	})
	await context.close()
}
await browser.close()
