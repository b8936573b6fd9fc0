import { ReadError } from '../../read-error.ts'

/** One character of a Word document and where it stands in the main stream. */
export type Letter = { text: string; at: number }

const isPacked = 0x40000000

/** The text of an old Word document in the order of reading ([MS-DOC], piece table). */
export function readPieceTable(main: Buffer, table: Buffer): Letter[] {
	const pieces = pieceTable(
		table.subarray(main.readUInt32LE(0x1a2)).subarray(0, main.readUInt32LE(0x1a6)),
	)
	const count = Math.floor((pieces.length - 4) / 12)
	const letters: Letter[] = []
	for (let piece = 0; piece < count; piece++) {
		const start = pieces.readUInt32LE(piece * 4)
		const length = pieces.readUInt32LE((piece + 1) * 4) - start
		const place = pieces.readUInt32LE((count + 1) * 4 + piece * 8 + 2)
		if (length < 0 || length > main.length) throw new ReadError('file_damaged')
		addPiece(letters, main, { length, place })
		if (letters.length > main.length) throw new ReadError('file_damaged')
	}
	return letters
}

function addPiece(
	letters: Letter[],
	main: Buffer,
	{ length, place }: { length: number; place: number },
): void {
	const packed = (place & isPacked) !== 0
	const from = packed ? (place & ~isPacked) / 2 : place
	const size = packed ? 1 : 2
	const bytes = main.subarray(from, from + length * size)
	const text = new TextDecoder(packed ? 'windows-1252' : 'utf-16le').decode(bytes)
	for (let index = 0; index < text.length; index++)
		letters.push({ text: text[index] ?? '', at: from + index * size })
}

// Lists of changes to the formatting stand before the table of the pieces.
function pieceTable(clx: Buffer): Buffer {
	let at = 0
	while (clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1)
	if (clx[at] !== 2) throw new ReadError('file_damaged')
	return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
}
