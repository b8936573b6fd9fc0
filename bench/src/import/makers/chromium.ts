import { chromiumPath, launchArguments } from '@app/e2e/launch-arguments'
import { type Browser, chromium } from 'playwright-core'
import { escapeHtml } from './html-blocks.ts'
import { type HtmlPage, htmlPage } from './html-page.ts'

export type Printer = {
	/** A page as a PDF, with its foot on every sheet of paper. */
	print: (page: HtmlPage) => Promise<Uint8Array>
	close: () => Promise<void>
}

/** Starts a browser that prints pages with the fonts of a fontconfig file. */
export async function startPrinter(fontConfig: string): Promise<Printer> {
	const browser = await chromium.launch({
		executablePath: chromiumPath,
		args: launchArguments,
		env: { ...process.env, FONTCONFIG_FILE: fontConfig },
	})
	return { print: (page) => printPage(browser, page), close: () => browser.close() }
}

async function printPage(browser: Browser, source: HtmlPage): Promise<Uint8Array> {
	const page = await browser.newPage()
	try {
		await page.setContent(htmlPage(source, 'styles'))
		const { foot } = source.sheet
		const margin = `${source.design.marginMm}mm`
		return await page.pdf({
			format: 'A4',
			printBackground: true,
			margin: { top: margin, bottom: margin, left: margin, right: margin },
			...(foot === ''
				? {}
				: { displayHeaderFooter: true, headerTemplate: '<i></i>', footerTemplate: footOf(foot) }),
		})
	} finally {
		await page.close()
	}
}

function footOf(foot: string): string {
	const text = escapeHtml(foot)
		.replace('{page}', '<span class="pageNumber"></span>')
		.replace('{pages}', '<span class="totalPages"></span>')
	return `<div style="font-size:7pt;width:100%;text-align:center">${text}</div>`
}
