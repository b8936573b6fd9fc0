import type { Extracted } from '../../extracted.ts'
import { ReadError } from '../../read-error.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import { type Block, plainText, usualPage } from '../flow/blocks.ts'
import { layOutDocument } from '../flow/lay-out-document.ts'
import { docBlocks, type Formatting } from './doc-blocks.ts'
import { type OleContainer, readOleContainer } from './read-ole-container.ts'
import { type Letter, readPieceTable } from './read-piece-table.ts'
import { characterRuns, paragraphRuns } from './read-properties.ts'

const tooOld =
	'A version of Word from before 1997 made this file. Open it in Word or LibreOffice, save it as DOCX or PDF and try again.'
const otherOffice =
	'This is an old spreadsheet, presentation or other Office file, not a document. Save your CV as PDF or Word and try again.'

/** Takes the text of a Word document of 1997 to 2003 out of it; throws `ReadError`. */
export function extractDoc(extraction: ExtractionRequest): Extracted {
	const { bytes } = extraction
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	if (file.includes(encryptedName)) throw new ReadError('file_encrypted')
	const container = readOleContainer(bytes)
	const main = mainStream(container)
	try {
		const { body, header } = splitParts(main, container, extraction)
		const facts = { title: null, language: null, maker: null, footer: [] }
		return layOutDocument({ format: 'doc', page: usualPage, header, body, ...facts }, extraction)
	} catch (error) {
		if (error instanceof RangeError) throw new ReadError('file_damaged', { cause: error })
		throw error
	}
}

// Newer programs of Office put a file with a password into the same kind of container.
const encryptedName = Buffer.from('EncryptedPackage', 'utf16le')

const magic = 0xa5ec
const oldestVersion = 0xc1
const isEncrypted = 0x0100
const usesSecondTable = 0x0200

function mainStream(container: OleContainer): Buffer {
	const main = container.get('WordDocument')
	if (main === undefined || main.length < 0x200)
		throw new ReadError('file_type_unknown', { message: otherOffice })
	if (main.readUInt16LE(0) !== magic || main.readUInt16LE(2) < oldestVersion)
		throw new ReadError('file_type_unknown', { message: tooOld })
	if ((main.readUInt16LE(0x0a) & isEncrypted) !== 0) throw new ReadError('file_encrypted')
	return main
}

function splitParts(
	main: Buffer,
	container: OleContainer,
	{ limits }: ExtractionRequest,
): { body: Block[]; header: Block[] } {
	const isSecond = (main.readUInt16LE(0x0a) & usesSecondTable) !== 0
	const table = container.get(isSecond ? '1Table' : '0Table')
	if (table === undefined) throw new ReadError('file_damaged')
	const letters = readPieceTable(main, table)
	limits.checkText(letters.length)
	const [text = 0, notes = 0, headers = 0, , comments = 0, endNotes = 0, boxes = 0] = Array.from(
		{ length: 7 },
		(_, index) => main.readUInt32LE(0x4c + index * 4),
	)
	const part = (start: number, length: number) => letters.slice(start, start + length)
	const blocks = (some: readonly Letter[]) => docBlocks(some, formatting(main, table))
	const inBoxes = blocks(part(text + notes + headers + comments + endNotes, boxes))
	const body = blocks(part(0, text))
	if (plainText(inBoxes).trim() !== '') body.push({ kind: 'box', blocks: inBoxes })
	return { body, header: takeFirst(blocks(part(text + notes, headers))) }
}

function formatting(main: Buffer, table: Buffer): Formatting {
	const index = (at: number) =>
		table.subarray(main.readUInt32LE(at)).subarray(0, main.readUInt32LE(at + 4))
	const sorted = (runs: Formatting['characters']) => [...runs].sort((a, b) => a.start - b.start)
	return {
		characters: sorted(characterRuns({ main, index: index(0xfa) })),
		paragraphs: sorted(paragraphRuns({ main, index: index(0x102) })),
	}
}

// Headers and footers of all pages stand one after the other; only the same words twice are left out.
function takeFirst(blocks: readonly Block[]): Block[] {
	const seen = new Set<string>()
	return blocks.filter((block) => {
		const words = plainText([block]).trim()
		const isNew = words !== '' && !seen.has(words)
		seen.add(words)
		return isNew
	})
}
