import type { Extracted } from '../../extracted.ts'
import { ReadError } from '../../read-error.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import { type Block, type FlowDocument, plainText } from './blocks.ts'
import { layOutBlocks } from './lay-out-blocks.ts'
import { partBoxes } from './place-box.ts'
import { openSheet, type Sheet } from './sheet.ts'

const noWords =
	'This document has no words in it. If your CV is a picture in it, type it out and try again.'

/** Sets a document on pages as the program that made it roughly would; throws `ReadError`. */
export function layOutDocument(
	document: FlowDocument,
	{ bytes, fileName, limits, onPage }: ExtractionRequest,
): Extracted {
	const { format, page, header, body, footer, title, language, maker } = document
	const sheet = openSheet(page, { limits, onPage })
	const isShaded = document.hasGround === true
	const frame = { x: page.marginPt, widthPt: page.widthPt - 2 * page.marginPt, isShaded }
	const cursor = { page: 1, y: sheet.topPt }
	const underHeader = { page: 1, y: 24 }
	layOutBlocks(sheet, header, { frame, cursor: underHeader })
	cursor.y = Math.max(cursor.y, underHeader.y)
	layOutBlocks(sheet, body, { frame, cursor })
	partBoxes(sheet)
	setFooter(sheet, footer, frame)
	if (sheet.pages.every(({ items }) => items.length === 0))
		throw new ReadError('file_empty', { message: noWords })
	return {
		format,
		fileName,
		bytes: bytes.byteLength,
		linesAreParagraphs: true,
		warnings: [],
		pages: sheet.pages,
		pageHeaderText: plainText([...header, ...footer]),
		facts: { title, language, maker, isTagged: null, ...collectFacts(sheet) },
	}
}

function setFooter(sheet: Sheet, footer: readonly Block[], frame: { x: number; widthPt: number }) {
	const cursor = { page: sheet.pages.length, y: sheet.heightPt * 0.93 }
	const toTheEdge = { ...sheet, marginPt: 0 }
	layOutBlocks(toTheEdge, footer, { frame: { ...frame, isShaded: false }, cursor })
}

function collectFacts(sheet: Sheet) {
	const { pictures, hiddenText, links, characters, unreadable, hasTables, hasTextBoxes } = sheet
	return {
		pictures,
		hiddenText,
		hasTables,
		hasTextBoxes,
		fonts: [...sheet.fonts].sort(),
		unreadableShare: characters === 0 ? 0 : Math.min(1, unreadable / characters),
		links: links.filter(({ url }) => /^\w+:/.test(url)),
	}
}
