import { ReadError } from '../../read-error.ts'

/** The streams of an OLE container by their names; the format is Microsoft's [MS-CFB]. */
export type OleContainer = ReadonlyMap<string, Buffer>

const endOfChain = 0xfffffffa
const entrySize = 128
const longestStream = 60_000_000

/** Opens an OLE container, as Word's old files are; throws `file_damaged`. */
export function readOleContainer(bytes: Uint8Array): OleContainer {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	try {
		return readStreams(file)
	} catch (error) {
		if (error instanceof ReadError) throw error
		throw new ReadError('file_damaged', { cause: error })
	}
}

function readStreams(file: Buffer): OleContainer {
	const sectorSize = 1 << file.readUInt16LE(0x1e)
	const smallSize = 1 << file.readUInt16LE(0x20)
	if (sectorSize < 512 || sectorSize > 4_096 || smallSize !== 64)
		throw new ReadError('file_damaged')
	const sector = (number: number) =>
		file.subarray((number + 1) * sectorSize, (number + 2) * sectorSize)
	const fat = readNumbers(Buffer.concat(fatSectors(file, sector).map(sector)))
	const large = (start: number) => Buffer.concat(chain(start, fat).map(sector))
	const entries = readEntries(large(file.readUInt32LE(0x30)))
	const root = entries.find(({ type }) => type === 5)
	const smallSectors = root === undefined ? Buffer.alloc(0) : large(root.start)
	const smallFat = readNumbers(large(file.readUInt32LE(0x3c)))
	const smallSector = (number: number) =>
		smallSectors.subarray(number * smallSize, (number + 1) * smallSize)
	const cutoff = file.readUInt32LE(0x38)
	const streams = entries.filter(({ type }) => type === 2)
	return new Map(
		streams.map(({ name, start, size }) => {
			const parts = size < cutoff ? chain(start, smallFat).map(smallSector) : [large(start)]
			return [name, Buffer.concat(parts).subarray(0, Math.min(size, longestStream))]
		}),
	)
}

// Returns the sectors of the allocation table: the header lists the first 109, and further sectors list the others.
function fatSectors(file: Buffer, sector: (number: number) => Buffer): number[] {
	const sectors = readNumbers(file.subarray(0x4c, 0x200))
	let next = file.readUInt32LE(0x44)
	for (let count = file.readUInt32LE(0x48); count > 0 && next < endOfChain; count--) {
		const numbers = readNumbers(sector(next))
		if (numbers.length === 0) break
		next = numbers.at(-1) ?? endOfChain
		sectors.push(...numbers.slice(0, -1))
		if (sectors.length > 100_000) throw new ReadError('file_damaged')
	}
	return sectors.filter((number) => number < endOfChain)
}

function chain(start: number, table: readonly number[]): number[] {
	const sectors: number[] = []
	for (let at = start; at < endOfChain; at = table[at] ?? endOfChain) {
		sectors.push(at)
		if (sectors.length > table.length) throw new ReadError('file_damaged')
	}
	return sectors
}

function readEntries(directory: Buffer) {
	const count = Math.floor(directory.length / entrySize)
	return Array.from({ length: count }, (_, index) => {
		const entry = directory.subarray(index * entrySize, (index + 1) * entrySize)
		const nameLength = Math.max(0, Math.min(64, entry.readUInt16LE(0x40)) - 2)
		return {
			name: entry.toString('utf16le', 0, nameLength),
			type: entry.readUInt8(0x42),
			start: entry.readUInt32LE(0x74),
			size: entry.readUInt32LE(0x78),
		}
	})
}

/** Numbers of four bytes each, as tables of Microsoft's formats hold them. */
function readNumbers(bytes: Buffer): number[] {
	return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) =>
		bytes.readUInt32LE(index * 4),
	)
}
