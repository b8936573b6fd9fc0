import { PermissionFlag } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { readBytes } from '../read-fixture.ts'
import { isLocked } from './extract-pdf.ts'

test('joined letters, icons, pale words and fields of a PDF are told', async () => {
	const { source } = await readBytes(pdfOf(lines))
	const { ligatures, icons, faintText, container, isProtected } = source.facts
	expect(ligatures).toEqual(['Office'])
	expect(icons).toHaveLength(1)
	expect(faintText?.map(({ text }) => text)).toEqual(['March 2021 to May 2024'])
	expect({ container, isProtected }).toEqual({ container: 'form', isProtected: false })
	expect(source.text).toContain('Office manager')
})

test('a form of a kind that few programs open counts as a form where its page can be read', async () => {
	const xfa = { form: '/XFA [(template) 4 0 R]' }
	const read = await readBytes(pdfOf(lines, xfa))
	expect(read.source.facts.container).toBe('form')
	const please = [...lines, 'BT /F 11 Tf 50 600 Td (Please wait...) Tj ET']
	expect((await readBytes(pdfOf(please, xfa))).source.facts.container).toBe('xfa')
})

test('words are called pale only where it is sure what they stand on', async () => {
	const pale = async (ground: string) => {
		const text = 'BT 1 1 0.8 rg /F 11 Tf 60 560 Td (Led the night shift) Tj ET'
		const { source } = await readBytes(pdfOf([...lines, `0.8 g ${ground}`, text]))
		return source.facts.faintText?.some((one) => one.text === 'Led the night shift')
	}
	expect(await pale('50 550 200 30 re f')).toBe(true)
	expect(await pale('50 550 m 250 550 l 50 590 l f')).toBe(false)
	expect(await pale('q 50 550 m 250 550 l 50 590 l W n 50 550 200 30 re f Q')).toBe(false)
})

test('a file is locked where it forbids copying or changing, not where it is encrypted alone', () => {
	expect(isLocked(null)).toBe(false)
	expect(isLocked(new Set([PermissionFlag.COPY, PermissionFlag.MODIFY_CONTENTS]))).toBe(false)
	expect(isLocked(new Set([PermissionFlag.COPY]))).toBe(true)
	expect(isLocked(new Set([PermissionFlag.MODIFY_CONTENTS]))).toBe(true)
})

// \001 is the sign for "fi", \002 an envelope, \003 the bullet of a word processor.
const lines = [
	'BT /F 11 Tf 50 780 Td (Maya Lindqvist) Tj ET',
	'BT /F 11 Tf 50 760 Td (\\002) Tj 20 0 Td (maya@example.com) Tj ET',
	'BT /F 11 Tf 50 720 Td (Experience) Tj ET',
	'BT /F 11 Tf 50 700 Td (Of\\001ce manager, Harbour Trust) Tj ET',
	'BT 0.7 g /F 11 Tf 50 680 Td (March 2021 to May 2024) Tj ET',
	'BT 0.3 g /F 11 Tf 50 640 Td (\\003) Tj 12 0 Td (Answered the telephone) Tj ET',
	'BT 0.3 g /F 11 Tf 50 660 Td (Ran the front desk and the post room) Tj ET',
]

function pdfOf(content: readonly string[], { form = '' } = {}): Uint8Array {
	const stream = content.join('\n')
	const objects = [
		`<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] ${form} >> >>`,
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 6 0 R >> >> /Annots [5 0 R] >>',
		`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
		'<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Maya) /Rect [50 600 200 620] >>',
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 /fi /uniF0E0 /uniF0B7] >> >>',
	]
	const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
	return new TextEncoder().encode(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`)
}
