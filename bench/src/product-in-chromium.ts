import { chromiumPath, launchArguments } from '@app/e2e/launch-arguments'
import { startProduct } from '@app/e2e/product'
import { type BrowserContext, chromium } from 'playwright-core'

/** Runs `work` with the built product and a browser that visits it. */
export async function withProductInChromium(
	work: (context: BrowserContext) => Promise<void>,
): Promise<void> {
	const product = await startProduct({ env: { TRUST_PROXY: 'loopback' } })
	const browser = await chromium.launch({ executablePath: chromiumPath, args: launchArguments })
	try {
		const context = await browser.newContext({
			baseURL: product.url,
			viewport: { width: 1440, height: 900 },
			locale: 'en-GB',
			// A service worker would fetch files for offline use, which would be measured too.
			serviceWorkers: 'block',
		})
		// On a busy machine a figure is worth waiting for.
		context.setDefaultTimeout(120_000)
		await work(context)
	} finally {
		await browser.close()
		await product.stop()
	}
}
