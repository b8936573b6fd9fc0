import { readFileSync } from 'node:fs'
import { defaultDesign } from '@app/cv'
import { chromiumPath, launchArguments } from '@app/e2e/launch-arguments'
import { toHtml, toTypesetInput } from '@app/typeset'
import { fontFiles, type Typesetter } from '@app/typeset/node'
import { chromium, type Page } from 'playwright-core'
import { median } from '../percentile.ts'
import { registerFonts, renderWithReactPdf } from '../react-pdf-cv.ts'
import { twoPageCv } from '../two-page-cv.ts'
import { inOtherWords } from './in-other-words.ts'
import { milliseconds, timed } from './times.ts'

const rounds = 40
const warmUpRounds = 5

/**
 * Sets the same two pages, with every word new each time, with our typesetter, react-pdf and Chromium. They take turns in one
 * run, so that a busy machine is as unfair to one as to the others.
 */
export async function comparePdf(typesetter: Typesetter): Promise<void> {
	registerFonts()
	const browser = await chromium.launch({ executablePath: chromiumPath, args: launchArguments })
	const [ours, reactPdf, print]: [number[], number[], number[]] = [[], [], []]
	let pages = 0
	try {
		const tab = await browser.newPage()
		for (let round = -warmUpRounds; round < rounds; round += 1) {
			const cv = inOtherWords(twoPageCv(), round + warmUpRounds)
			const design = defaultDesign()
			const oursMs = await timed(async () => {
				pages = (await typesetter.pdf(cv, design, { createdAt: new Date(0) })).pageCount
			})
			const reactPdfMs = await timed(() => renderWithReactPdf(toTypesetInput(cv, design)))
			const printMs = await timed(() => printWithChromium(tab, toHtml(cv, design)))
			if (round < 0) continue
			ours.push(oursMs)
			reactPdf.push(reactPdfMs)
			print.push(printMs)
		}
	} finally {
		await browser.close()
	}
	const times = (others: number[]) => (median(others) / median(ours)).toFixed(1)
	console.log(`PDF of ${pages} pages, median of ${rounds}, every word new each time`)
	console.log(`  Ella, tagged PDF/UA-1, one renderer  ${milliseconds(ours)} (aim: 20 ms)`)
	console.log(`  @react-pdf/renderer, untagged        ${milliseconds(reactPdf)}`)
	console.log(`  Chromium, printing a loaded page     ${milliseconds(print)}`)
	console.log(`  Ella is ${times(reactPdf)} times as fast as react-pdf (aim: 4)`)
	console.log(`  and ${times(print)} times as fast as Chromium (aim: 10)`)
}

// Chromium is already running with its tab open: starting it would take seconds more.
async function printWithChromium(tab: Page, html: string): Promise<void> {
	await tab.setContent(html.replace('</head>', `<style>${fontFaces()}</style></head>`))
	await tab.evaluate(() => document.fonts.ready)
	await tab.pdf({ format: 'A4', tagged: true, outline: true })
}

let faces = ''

function fontFaces(): string {
	if (faces !== '') return faces
	for (const [style, weight] of [
		['400Regular', 400],
		['400Regular_Italic', 400],
		['600SemiBold', 600],
	] as const) {
		const file = fontFiles().find((path) => path.endsWith(`SourceSerif4_${style}.ttf`))
		if (file === undefined) throw new Error(`There is no font ${style}.`)
		const look = `font-weight:${weight};font-style:${style.endsWith('Italic') ? 'italic' : 'normal'}`
		const source = `url(data:font/ttf;base64,${readFileSync(file).toString('base64')})`
		faces += `@font-face{font-family:'Source Serif 4';${look};src:${source}}`
	}
	return `${faces}body{font-family:'Source Serif 4'}`
}
