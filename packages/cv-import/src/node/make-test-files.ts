import { strToU8, zipSync } from 'fflate'

/** A line of a CV that is made for a test; `right` stands at the right margin, as dates do. */
export type MadeLine = {
	text: string
	right?: string
	bold?: boolean
	isBullet?: boolean
	sizePt?: number
	gapPt?: number
}

/** Ways to make a file of lines, by the format's name. */
export const makers = { txt: makeText, docx: makeDocx, pdf: makePdf } as const

export type MadeFormat = keyof typeof makers

/** A text file; lines with a gap above have an empty line there. */
function makeText(lines: readonly MadeLine[]): Uint8Array {
	const rows = lines.flatMap(({ text, right, isBullet, gapPt = 0 }) => {
		const words = `${isBullet ? '- ' : ''}${text}`
		const row = right === undefined ? words : `${words.padEnd(60)}${right}`
		return gapPt > 0 ? ['', row] : [row]
	})
	return strToU8(`${rows.join('\n')}\n`)
}

function makeDocx(lines: readonly MadeLine[]): Uint8Array {
	const body = lines.map(wordParagraph).join('')
	return zipSync({
		'word/document.xml': strToU8(
			`<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
		),
	})
}

function wordParagraph({ text, right, bold, isBullet, sizePt = 10, gapPt = 0 }: MadeLine): string {
	const run = (content: string, isBold: boolean) =>
		`<w:r><w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${sizePt * 2}"/></w:rPr>${content}</w:r>`
	const words = run(`<w:t xml:space="preserve">${escapeXml(text)}</w:t>`, bold === true)
	const date = right === undefined ? '' : run(`<w:tab/><w:t>${escapeXml(right)}</w:t>`, false)
	const list = isBullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''
	const tabs = '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>'
	const spacing = `<w:spacing w:before="${gapPt * 20}"/>`
	return `<w:p><w:pPr>${list}${tabs}${spacing}</w:pPr>${words}${date}</w:p>`
}

function escapeXml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const topPt = 790
const leadingPt = 14

function makePdf(lines: readonly MadeLine[]): Uint8Array {
	let y = topPt
	const drawn = lines.flatMap(({ text, right, bold, isBullet, sizePt = 10, gapPt = 0 }) => {
		y -= leadingPt + gapPt
		const words = isBullet ? `\u2022 ${text}` : text
		const shown = [pdfText(words, { x: isBullet ? 62 : 50, y, sizePt, bold: bold === true })]
		return right === undefined
			? shown
			: [...shown, pdfText(right, { x: 440, y, sizePt, bold: false })]
	})
	return pdfOfContent(drawn.join('\n'))
}

type PdfPlace = { x: number; y: number; sizePt: number; bold: boolean }

function pdfText(text: string, { x, y, sizePt, bold }: PdfPlace): string {
	const codes: Record<string, string> = { '\u2022': '\\225', '–': '\\226' }
	const words = text.replace(/[()\\]/g, '\\$&').replace(/[\u2022–]/g, (sign) => codes[sign] ?? '-')
	return `BT /${bold ? 'F2' : 'F1'} ${sizePt} Tf ${x} ${y} Td (${words}) Tj ET`
}

/** Returns a PDF of one page that draws the given operators; its fonts are F1 (Helvetica) and F2 (its bold face). */
export function pdfOfContent(content: string, graphicsStates = ''): Uint8Array {
	const font = (name: string) =>
		`<</Type/Font/Subtype/Type1/Encoding/WinAnsiEncoding/BaseFont/${name}>>`
	const objects = [
		'<</Type/Catalog/Pages 2 0 R>>',
		'<</Type/Pages/Kids[3 0 R]/Count 1>>',
		`<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>/ExtGState<<${graphicsStates}>>>>>>`,
		`<</Length ${content.length}>>stream\n${content}\nendstream`,
		font('Helvetica'),
		font('Helvetica-Bold'),
	]
	const body = objects.map((object, index) => `${index + 1} 0 obj${object}endobj\n`).join('')
	return new Uint8Array(Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n`, 'latin1'))
}
