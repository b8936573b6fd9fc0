import { strToU8, zipSync } from 'fflate'
import { hostileLines } from './worst-cv.ts'

export type UploadedFile = { name: string; bytes: Uint8Array }

const fileBytes = 400_000
const head =
	'Sam Crowd\nsam.crowd@example.com\n\nWork experience\nOperations Manager, Harbour Freight\nJanuary 2019 - present\n'

/** Pieces whose repetition makes an expression try every way to read a line. */
const pieces = [
	'2019 - 2020 - ',
	'01/2019-',
	'January 2019 to ',
	'[',
	'((',
	'[a](',
	'http://a.b/',
	'www.a.',
	'a@a.',
	'linkedin.com/in/',
	'- ',
	'                ',
	'+44 7700 900',
	'a, ',
	'"\'',
	'| ',
]

/**
 * Makes ten files of 0.4 MB as text, Word files and PDFs. Their long lines repeat the beginnings of dates, links and
 * brackets.
 */
export function hostileFiles(): UploadedFile[] {
	return Array.from({ length: 10 }, (_, index) => {
		const lines = buildLines(index)
		if (index % 3 === 0) return { name: `cv-${index}.txt`, bytes: strToU8(head + lines.join('\n')) }
		if (index % 3 === 1) return { name: `cv-${index}.docx`, bytes: wordFile(lines) }
		return { name: `cv-${index}.pdf`, bytes: pdfFile(lines) }
	})
}

/** Lines of 2,000 characters, or of 20,000 in every other file. */
function buildLines(index: number): string[] {
	const length = index % 2 === 0 ? 2_000 : 20_000
	return Array.from({ length: fileBytes / length }, (_, number) => {
		const piece = pieces[(number + index) % pieces.length] ?? ''
		return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
	})
}

// Stored, not compressed: the file is as large as its words.
function wordFile(lines: string[]): Uint8Array {
	const paragraphs = [...head.split('\n'), ...lines].map(
		(line) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`,
	)
	const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
	const xml = `<?xml version="1.0"?><w:document xmlns:w="${namespace}"><w:body>${paragraphs.join('')}</w:body></w:document>`
	return zipSync({ 'word/document.xml': strToU8(xml) }, { level: 0 })
}

function escapeXml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

const linesOnPage = 20
const charactersInLine = 500

/** The least that is a PDF: pages of small Helvetica, nothing compressed. */
function pdfFile(lines: string[]): Uint8Array {
	const short = [...head.split('\n'), ...lines].flatMap(cut)
	const pages = Array.from({ length: Math.ceil(short.length / linesOnPage) }, (_, page) =>
		short.slice(page * linesOnPage, (page + 1) * linesOnPage),
	)
	const kids = pages.map((_, page) => `${4 + page * 2} 0 R`).join(' ')
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
		...pages.flatMap((page, index) => [pageObject(index), contentObject(page)]),
	]
	return strToU8(assemble(objects))
}

function cut(line: string): string[] {
	const count = Math.max(1, Math.ceil(line.length / charactersInLine))
	return Array.from({ length: count }, (_, index) =>
		line.slice(index * charactersInLine, (index + 1) * charactersInLine),
	)
}

function pageObject(index: number): string {
	const resources = '/Resources << /Font << /F1 3 0 R >> >>'
	return `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${resources} /Contents ${5 + index * 2} 0 R >>`
}

function contentObject(lines: string[]): string {
	const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')
	const stream = `BT /F1 2 Tf 30 TL 20 800 Td\n${shown}\nET`
	return `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`
}

function assemble(objects: string[]): string {
	let file = '%PDF-1.4\n'
	const offsets = objects.map((object, index) => {
		const offset = file.length
		file += `${index + 1} 0 obj\n${object}\nendobj\n`
		return `${String(offset).padStart(10, '0')} 00000 n \n`
	})
	const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
	return `${file}${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}

/** A JSON Resume of 0.3 MB: many short lines, or as many as a CV may have and each as long as that makes it. */
export function hostileJsonResume(seed: number): UploadedFile {
	const line = hostileLines(seed)
	const [jobs, highlights, length] = seed % 2 === 0 ? [16, 49, 370] : [40, 90, 78]
	const work = Array.from({ length: jobs }, (_, index) => ({
		name: 'Harbour Freight',
		position: 'Operations Manager',
		startDate: `${2024 - (index % 30)}-01`,
		highlights: Array.from({ length: highlights }, () => line(length)),
	}))
	const basics = { name: 'Sam Crowd', email: 'sam.crowd@example.com', summary: line(1000) }
	return { name: 'resume.json', bytes: strToU8(JSON.stringify({ basics, work })) }
}

/** A small file as an ordinary person has it; the number makes each another one. */
export function smallFile(number: number): UploadedFile {
	const text = `${head}- Ran a team of ${2 + (number % 40)} people on ${number} shifts\n- Cut waiting times from 30 to 12 minutes\n\nSkills\nStock control, rotas, forklift\n`
	return { name: 'cv.txt', bytes: strToU8(text) }
}
