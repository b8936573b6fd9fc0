import { pathToFileURL } from 'node:url'
import { chromiumPath, launchArguments } from '@app/e2e/launch-arguments'
import { chromium } from 'playwright-core'

export type PagePrinter = {
	/** A page of HTML as a PDF, with more style rules and changed by code that runs in the page. */
	print: (file: string, css?: string, code?: string) => Promise<Uint8Array>
	close: () => Promise<void>
}

/** Starts a browser that prints pages of HTML that are on disk. */
export async function startPagePrinter(): Promise<PagePrinter> {
	const browser = await chromium.launch({ executablePath: chromiumPath, args: launchArguments })
	const print = async (file: string, css = '', code = '') => {
		const page = await browser.newPage()
		try {
			await page.route(/^https?:/, (route) => route.abort())
			await page.goto(pathToFileURL(file).href)
			if (css !== '') await page.addStyleTag({ content: css })
			if (code !== '') await page.evaluate(code)
			return await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true })
		} finally {
			await page.close()
		}
	}
	return { print, close: () => browser.close() }
}
