import { createTypesetter } from '@app/typeset/node'
import type { Draft } from './draft-cv.ts'
import { startPrinter } from './makers/chromium.ts'
import { makeDocx } from './makers/docx.ts'
import { chooseDocxDesign } from './makers/docx-design.ts'
import { writeFontConfig } from './makers/fonts.ts'
import { chooseHtmlDesign, type HtmlFamily } from './makers/html-design.ts'
import { htmlPage } from './makers/html-page.ts'
import { convertWithOffice, type OfficeFormat, type OfficeJob } from './makers/libreoffice.ts'
import { makeReactPdf } from './makers/react-pdf.ts'
import { makeText } from './makers/text.ts'
import { makeTypst } from './makers/typst.ts'
import type { Sheet } from './print/sheet.ts'
import { createRandom } from './random.ts'

type Workplace = { folder: string; fontConfig: string }

/** Lets the real programs make a file of each draft; answers them by the drafts' ids. */
export async function makeFiles(drafts: Draft[], folder: string): Promise<Map<string, Uint8Array>> {
	const workplace = { folder, fontConfig: await writeFontConfig(folder) }
	const by = (maker: Draft['recipe']['maker']) =>
		drafts.filter(({ recipe }) => recipe.maker === maker)
	return new Map([
		...(await printWithChromium(by('chromium'), workplace)),
		...(await setWithTypst(by('typst'))),
		...(await convertAll([...by('writer'), ...by('word-to-office')], workplace)),
		...(await Promise.all([...by('word'), ...by('react-pdf'), ...by('typed')].map(makeAlone))),
	])
}

async function printWithChromium(drafts: Draft[], { fontConfig }: Workplace) {
	if (drafts.length === 0) return []
	const printer = await startPrinter(fontConfig)
	try {
		const files: [string, Uint8Array][] = []
		for (const draft of drafts) files.push([draft.id, await printer.print(pageOf(draft))])
		return files
	} finally {
		await printer.close()
	}
}

async function setWithTypst(drafts: Draft[]) {
	if (drafts.length === 0) return []
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 30_000 })
	try {
		const files: [string, Uint8Array][] = []
		for (const { id, recipe, truth, design } of drafts) {
			if (recipe.maker !== 'typst' || design === null) continue
			files.push([id, await makeTypst(typesetter, truth, design)])
		}
		return files
	} finally {
		await typesetter.close()
	}
}

async function convertAll(drafts: Draft[], workplace: Workplace) {
	const files: [string, Uint8Array][] = []
	for (const format of ['pdf', 'docx', 'odt', 'rtf'] satisfies OfficeFormat[]) {
		const some = drafts.filter(({ recipe }) => recipe.format === format)
		const jobs = await Promise.all(some.map(officeJob))
		files.push(...(await convertWithOffice(jobs, format, workplace)))
	}
	return files
}

async function officeJob(draft: Draft): Promise<OfficeJob> {
	if (draft.recipe.maker === 'writer') {
		const html = htmlPage(pageOf(draft), 'tables')
		return { name: draft.id, from: 'html', bytes: new TextEncoder().encode(html) }
	}
	const [, bytes] = await makeAlone(draft)
	return { name: draft.id, from: 'docx', bytes }
}

async function makeAlone(draft: Draft): Promise<[string, Uint8Array]> {
	const { id, recipe } = draft
	const random = createRandom(`${id} look`)
	switch (recipe.maker) {
		case 'word':
		case 'word-to-office':
			return [id, await makeDocx(sheetOf(draft), chooseDocxDesign(random, recipe.family))]
		case 'react-pdf':
			return [id, await makeReactPdf(sheetOf(draft), recipe.family, random)]
		case 'typed':
			return [id, makeText(sheetOf(draft), recipe.family, random)]
		case 'chromium':
		case 'writer':
		case 'typst':
			throw new Error(`${recipe.maker} does not work alone.`)
	}
}

function pageOf(draft: Draft) {
	const family = draft.recipe.family as HtmlFamily
	const design = chooseHtmlDesign(createRandom(`${draft.id} look`), family)
	return { sheet: sheetOf(draft), design, locale: draft.locale }
}

function sheetOf({ id, sheet }: Draft): Sheet {
	if (sheet === null) throw new Error(`${id} has no sheet.`)
	return sheet
}
