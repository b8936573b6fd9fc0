import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from './browser.ts'
import { careWorker } from './sample-cv.ts'

const templateIds = [
	'professional-classic',
	'executive-elite',
	'modern-professional',
	'minimalist',
	'compact',
	'sidebar',
	'two-columns',
	'graduate',
	'technical',
	'academic',
	'creative',
	'european',
]

/** Opens a CV of this browser, in a template, with a section in the form. */
async function openIn(page: Page, templateId: string, place: string): Promise<void> {
	const stored = JSON.stringify({ ...careWorker, design: { templateId }, lastSaved: null })
	await page.evaluate((text) => localStorage.setItem('cvFormData', text), stored)
	await page.goto(`/cv-writer/create?${place}`)
}

const fieldStrokes = '[data-light-of="field"]'

// Paper is white in both themes; half of the templates are looked at in each.
test.each([
	{ theme: 'light', templates: templateIds.filter((_, index) => index % 2 === 0) },
	{ theme: 'dark', templates: templateIds.filter((_, index) => index % 2 === 1) },
] as const)(
	'the marker of a field leaves the ink as dark as it is: $theme',
	{ timeout: 240_000 },
	async ({ theme, templates }) => {
		const page = await newVisitor({ theme, height: 1400 })
		const eye = await page.context().newPage()
		await page.goto('/cv-writer')
		for (const [index, templateId] of templates.entries()) {
			await openIn(page, templateId, 'section=personalInfo')
			if (index < 2) await expectNoInkWashedOut(page, eye, 'First name')
			if (index !== 1) await expectNoInkWashedOut(page, eye, 'Email')
		}
	},
)

/** Looks at the marker of a field, after that of the field before it has gone. */
async function expectNoInkWashedOut(page: Page, eye: Page, label: string): Promise<void> {
	const before = await page
		.locator(fieldStrokes)
		.evaluateAll((strokes) => strokes[0]?.getAttribute('d'))
	await page.getByLabel(label).focus()
	await page.locator(`${fieldStrokes}:not([d="${before}"])`).first().waitFor({ state: 'attached' })
	expect(await washedOut(page, eye, fieldStrokes), label).toBe(0)
}

test('a stroke over the words is seen', async () => {
	const page = await newVisitor({ height: 1400 })
	const eye = await page.context().newPage()
	await page.goto('/cv-writer')
	await openIn(page, 'professional-classic', 'section=personalInfo')
	await page.getByLabel('First name').focus()
	const stroke = page.locator(fieldStrokes).first()
	await stroke.waitFor({ state: 'attached' })
	await stroke.evaluate((path) => path.parentElement?.append(path))
	expect(await washedOut(page, eye, fieldStrokes)).toBeGreaterThan(100)
})

test('the strokes of the check leave the ink as dark as it is', async () => {
	const page = await newVisitor({ height: 1400 })
	const eye = await page.context().newPage()
	await page.goto('/cv-writer')
	for (const templateId of ['professional-classic', 'sidebar', 'modern-professional']) {
		await openIn(page, templateId, 'mode=check')
		const strokes = '[data-stroke-of]'
		await page.locator(strokes).first().waitFor({ state: 'attached' })
		expect(await washedOut(page, eye, strokes), templateId).toBe(0)
	}
})

/** How many pixels of ink around these strokes are paler with them than without. */
async function washedOut(page: Page, eye: Page, strokes: string): Promise<number> {
	const paper = page.locator('.typeset-pages .typeset-page').first()
	const clip = await paper.evaluate(boxAround, strokes)
	const lightInk = await paper.evaluate(boxesOfLightInk, clip)
	const marked = await picture(page, clip)
	const hide = await page.addStyleTag({ content: `${strokes} { visibility: hidden !important }` })
	const plain = await picture(page, clip)
	await hide.evaluate((style) => style.parentNode?.removeChild(style))
	expect(marked).not.toBe(plain)
	return eye.evaluate(countWashedOut, { marked, plain, lightInk })
}

type Clip = { x: number; y: number; width: number; height: number }

async function picture(page: Page, clip: Clip): Promise<string> {
	return (await page.screenshot({ animations: 'disabled', clip })).toString('base64')
}

// Runs in the page.
function boxAround(paper: Element, strokes: string): Clip {
	const boxes = [...paper.querySelectorAll(strokes)].map((path) => path.getBoundingClientRect())
	const x = Math.floor(Math.min(...boxes.map(({ left }) => left))) - 8
	const y = Math.floor(Math.min(...boxes.map(({ top }) => top))) - 8
	const width = Math.ceil(Math.max(...boxes.map(({ right }) => right))) + 8 - x
	return { x, y, width, height: Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom))) + 8 - y }
}

type Box = { left: number; right: number; top: number; bottom: number }

// Runs in the page.
function boxesOfLightInk(paper: Element, { x: left, y: top }: Clip): Box[] {
	return [...paper.querySelectorAll('path[data-text]:is([fill="#ffffff"], [fill="#fff"])')].map(
		(run) => {
			const box = run.getBoundingClientRect()
			return {
				left: box.left - left,
				right: box.right - left,
				top: box.top - top,
				bottom: box.bottom - top,
			}
		},
	)
}

type Pictures = { marked: string; plain: string; lightInk: Box[] }

// Runs in an otherwise empty page. Dark ink may only become darker; light ink must stay as light as before.
async function countWashedOut({ marked, plain, lightInk }: Pictures): Promise<number> {
	const [after, before] = await Promise.all([pixelsOf(marked), pixelsOf(plain)])
	let count = 0
	for (let index = 0; index < before.width * before.height; index += 1) {
		const [was, is] = [lightnessAt(before, index), lightnessAt(after, index)]
		const isDarkInk = was < 70
		const isLightInk = was > 245 && isIn(lightInk, index, before.width)
		if ((isDarkInk && is > was + 12) || (isLightInk && is < was - 12)) count += 1
	}
	return count

	async function pixelsOf(base64: string): Promise<ImageData> {
		const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
		const image = await createImageBitmap(new Blob([bytes]))
		const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
		if (context === null) throw new Error('There is no canvas.')
		context.drawImage(image, 0, 0)
		return context.getImageData(0, 0, image.width, image.height)
	}

	function lightnessAt({ data }: ImageData, index: number): number {
		const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3)
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue
	}

	function isIn(boxes: Box[], index: number, width: number): boolean {
		const [x, y] = [index % width, Math.floor(index / width)]
		return boxes.some(
			({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom,
		)
	}
}
