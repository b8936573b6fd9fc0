import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromiumPath, launchArguments } from '@app/e2e/launch-arguments'
import { type Browser, chromium, type Page } from 'playwright-core'

export type PagePrinter = {
	/** A page of HTML as a PDF, with more style rules and changed by code that runs in the page. */
	print: (file: string, css?: string, code?: string) => Promise<Uint8Array>
	/** Returns the paragraphs, points and cells of an HTML page, each as one text whatever the width of the page. */
	paragraphs: (file: string) => Promise<string[]>
	close: () => Promise<void>
}

/** Starts a browser that prints HTML files as PDFs. Each PDF is cached in the temporary folder. */
export async function startPagePrinter(): Promise<PagePrinter> {
	const folder = join(tmpdir(), 'ella-printed-pages')
	await mkdir(folder, { recursive: true })
	let started: Promise<Browser> | null = null
	const startBrowser = () => {
		started ??= chromium.launch({ executablePath: chromiumPath, args: launchArguments })
		return started
	}
	const print = async (file: string, css = '', code = '') => {
		const stored = join(folder, `${await hashOf(file, css, code)}.pdf`)
		const known = await readFile(stored).catch(() => null)
		if (known !== null) return new Uint8Array(known)
		const bytes = new Uint8Array(await printWith(await startBrowser(), { file, css, code }))
		await writeFile(stored, bytes)
		return bytes
	}
	const paragraphs = async (file: string) => readParagraphs(await startBrowser(), file)
	return { print, paragraphs, close: async () => (await started)?.close() }
}

async function hashOf(file: string, css: string, code: string): Promise<string> {
	const hash = createHash('sha256').update(await readFile(file))
	return hash.update(`\0${css}\0${code}\0${chromiumPath}`).digest('hex')
}

type Printed = { file: string; css: string; code: string }

async function printWith(browser: Browser, { file, css, code }: Printed): Promise<Uint8Array> {
	const page = await openPage(browser, file)
	try {
		if (css !== '') await page.addStyleTag({ content: css })
		if (code !== '') await page.evaluate(code)
		return await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true })
	} finally {
		await page.close()
	}
}

async function readParagraphs(browser: Browser, file: string): Promise<string[]> {
	const page = await openPage(browser, file)
	try {
		// biome-ignore lint/performance/useDomNodeTextContent: only the layout tells where a paragraph ends
		const text = await page.locator('body').innerText()
		return text.split(/[\n\t]+/).filter((paragraph) => paragraph.trim() !== '')
	} finally {
		await page.close()
	}
}

async function openPage(browser: Browser, file: string): Promise<Page> {
	const page = await browser.newPage()
	await page.route(/^https?:/, (route) => route.abort())
	await page.goto(pathToFileURL(file).href)
	return page
}
