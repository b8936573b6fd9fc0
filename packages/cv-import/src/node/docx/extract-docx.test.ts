import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readBytes } from '../read-fixture.ts'

const paragraph = (words: string, colour = '000000') =>
	`<w:p><w:r><w:rPr><w:color w:val="${colour}"/></w:rPr><w:t>${words}</w:t></w:r></w:p>`

/** A document with its name in white, over a drawing of this size, in English Metric Units. */
function paleName(size: number) {
	const drawing = `<w:p><w:r><w:drawing><wp:anchor behindDoc="1"><wp:extent cx="${size}" cy="${size}"/></wp:anchor></w:drawing></w:r></w:p>`
	const body = [
		drawing,
		paragraph('Ali Nadi', 'FFFFFF'),
		paragraph('ali@example.com'),
		paragraph('Skills'),
		paragraph('Welding, grinding'),
	]
	const names =
		'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"'
	const xml = `<?xml version="1.0"?><w:document ${names}><w:body>${body.join('')}</w:body></w:document>`
	return readBytes(zipSync({ 'word/document.xml': strToU8(xml) }), 'cv.docx')
}

test('white words over a drawing that lies behind the text are read, and on bare paper they are hidden', async () => {
	const [over, bare] = [await paleName(3_000_000), await paleName(300_000)]
	expect(over.document.personalInfo).toMatchObject({ firstName: 'Ali', lastName: 'Nadi' })
	expect(over.source.facts.hiddenText).toEqual([])
	expect(bare.source.facts.hiddenText).toEqual(['Ali Nadi'])
})
