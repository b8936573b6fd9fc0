import { strFromU8, unzipSync } from 'fflate'
import { ReadError } from '../../read-error.ts'

const maxEntries = 3_000
const maxInflatedBytes = 40_000_000
/** Nobody's writing compresses better than this; a bomb does. */
const maxRatio = 150
const smallBytes = 2_000_000

/** The XML parts of a package by their names; throws `file_damaged` or `file_too_large`. */
export function openZip(bytes: Uint8Array): Map<string, string> {
	let entries = 0
	let inflated = 0
	const wanted = (file: { name: string; size: number; originalSize: number }): boolean => {
		entries++
		if (entries > maxEntries) throw new ReadError('file_too_large')
		if (!/\.(?:xml|rels)$/i.test(file.name)) return false
		inflated += file.originalSize
		const isBomb = file.originalSize > smallBytes && file.originalSize > file.size * maxRatio
		if (isBomb || inflated > maxInflatedBytes) throw new ReadError('file_too_large')
		return true
	}
	try {
		const parts = unzipSync(bytes, { filter: wanted })
		return new Map(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]))
	} catch (error) {
		if (error instanceof ReadError) throw error
		throw new ReadError('file_damaged', { cause: error })
	}
}
