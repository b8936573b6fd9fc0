/** The formatting properties of a stretch of text, by their codes. */
export type Properties = ReadonlyMap<number, number>
/** A stretch of the main stream, from `start` up to `end`, with its properties. */
export type PropertyRun = { start: number; end: number; properties: Properties; style: number }

const pageSize = 512
const operandSizes = [1, 1, 2, 4, 2, 2, -1, 3]

type Table = {
	main: Buffer
	/** The table that says in which pages of the main stream the properties are. */
	index: Buffer
}

/** The properties of characters, page by page ([MS-DOC], PlcBteChpx). */
export function characterRuns({ main, index }: Table): PropertyRun[] {
	return readPageNumbers(index).flatMap((number) => {
		const page = main.subarray(number * pageSize, (number + 1) * pageSize)
		return stretches(page).map(({ start, end, at, count }) => {
			const offset = page.readUInt8((count + 1) * 4 + at) * 2
			const length = offset === 0 ? 0 : page.readUInt8(offset)
			const list = page.subarray(offset + 1, offset + 1 + length)
			return {
				start,
				end,
				properties: readPropertyList(offset === 0 ? Buffer.alloc(0) : list),
				style: 0,
			}
		})
	})
}

/** The properties of paragraphs, page by page ([MS-DOC], PlcBtePapx). */
export function paragraphRuns({ main, index }: Table): PropertyRun[] {
	return readPageNumbers(index).flatMap((number) => {
		const page = main.subarray(number * pageSize, (number + 1) * pageSize)
		return stretches(page).map(({ start, end, at, count }) => {
			const offset = page.readUInt8((count + 1) * 4 + at * 13) * 2
			const first = page.readUInt8(offset)
			const from = first === 0 ? offset + 2 : offset + 1
			const length = first === 0 ? page.readUInt8(offset + 1) * 2 : first * 2 - 1
			const list = page.subarray(from, from + length)
			const style = list.length < 2 ? 0 : list.readUInt16LE(0)
			return { start, end, properties: readPropertyList(list.subarray(2)), style }
		})
	})
}

function readPageNumbers(index: Buffer): number[] {
	const count = Math.floor((index.length - 4) / 8)
	return Array.from(
		{ length: Math.max(0, count) },
		(_, at) =>
			// The upper bits are none of the number.
			index.readUInt32LE((count + 1 + at) * 4) & 0x3fffff,
	)
}

function stretches(page: Buffer) {
	if (page.length < pageSize) return []
	const count = Math.min(101, page.readUInt8(pageSize - 1))
	return Array.from({ length: count }, (_, at) => ({
		at,
		count,
		start: page.readUInt32LE(at * 4),
		end: page.readUInt32LE((at + 1) * 4),
	}))
}

function readPropertyList(list: Buffer): Properties {
	const properties = new Map<number, number>()
	let at = 0
	while (at + 3 <= list.length) {
		const code = list.readUInt16LE(at)
		const fixed = operandSizes[code >> 13] ?? 1
		const size = fixed === -1 ? list.readUInt8(at + 2) + 1 : fixed
		if (fixed !== -1 && at + 2 + size <= list.length)
			properties.set(code, list.readUIntLE(at + 2, Math.min(size, 4)))
		at += 2 + size
	}
	return properties
}
