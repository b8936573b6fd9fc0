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

const namesOfBoxes =
	'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w10="urn:schemas-microsoft-com:office:word"'

type Place = { x: number; y: number; width: number; height: number }

/** A text box of today's programs, so many points from the left and the top of the page. */
function box({ x, y, width, height }: Place, lines: readonly string[]): string {
	const emu = (points: number) => points * 12_700
	const position = (name: string, offset: number) =>
		`<wp:position${name} relativeFrom="page"><wp:posOffset>${emu(offset)}</wp:posOffset></wp:position${name}>`
	const content = lines.map((line) => paragraph(line)).join('')
	return `<w:r><w:drawing><wp:anchor behindDoc="0">${position('H', x)}${position('V', y)}<wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:wrapNone/><wps:wsp><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx></wps:wsp></wp:anchor></w:drawing></w:r>`
}

/** The same in the drawing language of older programs. */
function olderBox({ x, y, width, height }: Place, lines: readonly string[]): string {
	const content = lines.map((line) => paragraph(line)).join('')
	const style = `position:absolute;margin-left:${x}pt;margin-top:${y}pt;width:${width}pt;height:${height}pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page`
	return `<w:r><w:pict><v:shape style="${style}"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`
}

function readBody(body: string) {
	const xml = `<?xml version="1.0"?><w:document ${namesOfBoxes}><w:body>${body}</w:body></w:document>`
	return readBytes(zipSync({ 'word/document.xml': strToU8(xml) }), 'cv.docx')
}

test.each([
	['today’s', box],
	['older', olderBox],
])(
	'text boxes of %s programs are read where they are drawn, not in the order of the file',
	async (_, draw) => {
		const jobs = ['Work experience', 'Weaver, Halden Mill', '2019 – 2023', 'Ran two looms']
		const courses = ['Education', 'Diploma in Textiles, Leeds College', '2017 – 2019']
		const side = ['Skills', 'Weaving', 'Dyeing', 'Languages', 'English', 'Polish']
		const boxes = [
			draw({ x: 220, y: 400, width: 330, height: 120 }, courses),
			draw({ x: 40, y: 160, width: 150, height: 300 }, side),
			draw({ x: 220, y: 160, width: 330, height: 200 }, jobs),
			draw({ x: 40, y: 40, width: 400, height: 60 }, ['Ali Nadi', 'ali@example.com']),
		]
		const { document } = await readBody(`<w:p>${boxes.join('')}</w:p>`)
		expect(document.personalInfo).toMatchObject({ firstName: 'Ali', lastName: 'Nadi' })
		expect(document.experience).toMatchObject([{ jobTitle: 'Weaver', employer: 'Halden Mill' }])
		expect(document.education).toMatchObject([{ institution: 'Leeds College', startDate: '2017' }])
		expect(document.skills.map(({ name }) => name)).toEqual(['Weaving', 'Dyeing'])
	},
)

test('words that a box has no room for stay above the box below it', async () => {
	const long = Array.from({ length: 12 }, (_, at) => `Wove ${at + 2} kinds of cloth`)
	const boxes = [
		box({ x: 40, y: 40, width: 400, height: 60 }, ['Ali Nadi', 'ali@example.com']),
		box({ x: 40, y: 120, width: 400, height: 160 }, [
			'Experience',
			'Weaver, Halden Mill',
			'2019 – 2023',
			...long,
		]),
		box({ x: 40, y: 230, width: 400, height: 90 }, ['Skills', 'Weaving', 'Dyeing']),
	]
	const { document } = await readBody(`<w:p>${boxes.join('')}</w:p>`)
	expect(document.experience[0]?.achievements).toEqual(long)
	expect(document.skills.map(({ name }) => name)).toEqual(['Weaving', 'Dyeing'])
})

test('text flows around a table at its side and beside a frame', async () => {
	const cell = (words: string) => `<w:tc>${paragraph(words)}</w:tc>`
	const table = `<w:tbl><w:tblPr><w:tblpPr w:horzAnchor="page" w:vertAnchor="page" w:tblpX="800" w:tblpY="3000"/></w:tblPr><w:tblGrid><w:gridCol w:w="2600"/></w:tblGrid>${['Skills', 'Weaving', 'Dyeing', 'Languages', 'English', 'Polish'].map((words) => `<w:tr>${cell(words)}</w:tr>`).join('')}</w:tbl>`
	const frame = (words: string) =>
		`<w:p><w:pPr><w:framePr w:w="5000" w:hAnchor="page" w:vAnchor="page" w:x="800" w:y="800"/></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`
	const jobs = [
		'Work experience',
		'Weaver, Halden Mill',
		'2019 – 2023',
		'Ran two looms',
		'Kept the records',
		'Education',
		'Diploma in Textiles, Leeds College',
		'2017 – 2019',
	]
	const { document } = await readBody(
		[
			...jobs.map((words) => paragraph(words)),
			table,
			frame('Ali Nadi'),
			frame('ali@example.com'),
		].join(''),
	)
	expect(document.personalInfo).toMatchObject({ firstName: 'Ali', lastName: 'Nadi' })
	expect(document.experience).toMatchObject([{ jobTitle: 'Weaver' }])
	expect(document.education).toMatchObject([{ institution: 'Leeds College' }])
})
