import {
	BorderStyle,
	Document,
	Footer,
	Header,
	Packer,
	Paragraph,
	Table,
	TableCell,
	TableRow,
	WidthType,
} from 'docx'
import type { TitledSection } from '../locales/locale.ts'
import type { Block, Contact, Sheet } from '../print/sheet.ts'
import type { DocxDesign } from './docx-design.ts'
import {
	bulletParagraph,
	contactParagraph,
	headingParagraph,
	largeParagraph,
	lineParagraph,
	plainParagraph,
	textWidth,
} from './docx-paragraphs.ts'

type Part = Paragraph | Table

const sideSections: readonly TitledSection[] = ['skills', 'language', 'interests']

/** A CV as a Word document. */
export async function makeDocx(sheet: Sheet, design: DocxDesign): Promise<Uint8Array> {
	const head = buildHead(sheet, design)
	const isHeader = design.family === 'docx-page-header'
	const section = {
		children: [...(isHeader ? [] : head), ...bodyOf(sheet, design)],
		...(isHeader ? { headers: { default: new Header({ children: head }) } } : {}),
		...(sheet.foot === ''
			? {}
			: {
					footers: { default: new Footer({ children: [plainParagraph(footOf(sheet), design)] }) },
				}),
	}
	return Packer.toBuffer(new Document({ sections: [section] }))
}

function footOf({ foot }: Sheet): string {
	return foot.replace('{page}', '1').replace('{pages}', '1')
}

function buildHead({ curriculum, name, headline, contacts }: Sheet, design: DocxDesign): Part[] {
	return [
		...(curriculum === '' ? [] : [largeParagraph(curriculum, design.sizePt + 2, design)]),
		...name.map((line) => largeParagraph(line, design.sizePt + 10, design)),
		...(headline === '' ? [] : [largeParagraph(headline, design.sizePt + 1, design)]),
		...contactsOf(contacts, design),
	]
}

function contactsOf(contacts: Contact[], design: DocxDesign): Part[] {
	if (contacts.length === 0) return []
	if (design.contact === 'inline') return [contactParagraph(contacts, ' | ', design)]
	if (design.contact === 'lines') return contacts.map((one) => contactParagraph([one], '', design))
	const rows = contacts.map((one) => [
		[plainParagraph(one.label, design)],
		[contactParagraph([{ ...one, label: '' }], '', design)],
	])
	return [table(rows, [2400, textWidth - 2400])]
}

function bodyOf({ sections }: Sheet, design: DocxDesign): Part[] {
	const draw = (some: Sheet['sections']) =>
		some.flatMap(({ title, blocks }) => [
			headingParagraph(title, design),
			...partsOf(blocks, design),
		])
	if (design.family !== 'docx-sidebar') return draw(sections)
	const side = draw(sections.filter(({ section }) => sideSections.includes(section)))
	const main = draw(sections.filter(({ section }) => !sideSections.includes(section)))
	return [table([[filled(side), filled(main)]], [2900, textWidth - 2900])]
}

// A cell of a Word table needs a paragraph.
function filled(parts: Part[]): Part[] {
	return parts.length === 0 ? [new Paragraph({})] : parts
}

function partsOf(blocks: Block[], design: DocxDesign): Part[] {
	return blocks.flatMap((block) => partOf(block, design))
}

function partOf(block: Block, design: DocxDesign): Part[] {
	switch (block.kind) {
		case 'line':
			return lineParts(block, design)
		case 'paragraph':
			return [plainParagraph(block.text, design)]
		case 'entry':
			return [...partsOf(block.blocks, design), new Paragraph({})]
		case 'row':
			return [
				table(
					[[[plainParagraph(block.label, design)], filled(partsOf(block.blocks, design))]],
					[2300, textWidth - 2300],
				),
			]
		case 'columns':
			return [columnsTable(block.items, design)]
		case 'bullets':
		case 'chips':
		case 'bars':
			return block.items.map((item) => bulletParagraph(item, design))
	}
}

function lineParts(line: Extract<Block, { kind: 'line' }>, design: DocxDesign): Part[] {
	if (line.right.length === 0) return [lineParagraph(line.left, [], design)]
	// A narrow column has no room for a date beside a long title.
	if (design.family === 'docx-sidebar') {
		return [line.left, line.right].map((runs) => lineParagraph(runs, [], design))
	}
	if (design.right === 'tab') return [lineParagraph(line.left, line.right, design)]
	const cells = [[lineParagraph(line.left, [], design)], [lineParagraph(line.right, [], design)]]
	return [table([cells], [textWidth - 2800, 2800])]
}

function columnsTable(items: string[], design: DocxDesign): Table {
	const half = Math.ceil(items.length / 2)
	const rows = items
		.slice(0, half)
		.map((item, index) =>
			[item, items[index + half] ?? ''].map((text) => [plainParagraph(text, design)]),
		)
	return table(rows, [textWidth / 2, textWidth / 2])
}

const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const noBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder }

function table(rows: Part[][][], widths: number[]): Table {
	return new Table({
		width: { size: textWidth, type: WidthType.DXA },
		columnWidths: widths,
		borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
		rows: rows.map(
			(cells) =>
				new TableRow({
					children: cells.map(
						(children, index) =>
							new TableCell({ children, width: { size: widths[index] ?? 0, type: WidthType.DXA } }),
					),
				}),
		),
	})
}
