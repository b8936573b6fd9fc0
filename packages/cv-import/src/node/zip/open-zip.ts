import { strFromU8, unzipSync } from 'fflate'
import { ReadError } from '../../read-error.ts'

const maxEntries = 3_000
const maxInflatedBytes = 40_000_000
/** The highest compression ratio of a genuine file. Only a zip bomb compresses better. */
const maxRatio = 150
const smallBytes = 2_000_000

/** The names of the files in a zip, without inflating any; throws `file_damaged` or `file_too_large`. */
export function namesInZip(bytes: Uint8Array): string[] {
	const names: string[] = []
	open(bytes, (name) => {
		names.push(name)
		return false
	})
	return names
}

/** The XML parts of a package by their names; throws `file_damaged` or `file_too_large`. */
export function openXmlZip(bytes: Uint8Array): Map<string, string> {
	const parts = openZip(bytes, (name) => /\.(?:xml|rels)$/i.test(name))
	return new Map([...parts].map(([name, part]) => [name, strFromU8(part)]))
}

/** Files of a zip by their names, held in memory and never written anywhere; throws `file_damaged` or `file_too_large`. */
export function openZip(
	bytes: Uint8Array,
	isWanted: (name: string) => boolean,
): Map<string, Uint8Array> {
	return new Map(Object.entries(open(bytes, isWanted)))
}

function open(
	bytes: Uint8Array,
	isWanted: (name: string) => boolean,
): Readonly<Record<string, Uint8Array>> {
	let entries = 0
	let inflated = 0
	const wanted = (file: { name: string; size: number; originalSize: number }): boolean => {
		entries++
		if (entries > maxEntries) throw new ReadError('file_too_large')
		if (!isWanted(file.name)) return false
		inflated += file.originalSize
		const isBomb = file.originalSize > smallBytes && file.originalSize > file.size * maxRatio
		if (isBomb || inflated > maxInflatedBytes) throw new ReadError('file_too_large')
		return true
	}
	try {
		return unzipSync(bytes, { filter: wanted })
	} catch (error) {
		if (error instanceof ReadError) throw error
		throw new ReadError('file_damaged', { cause: error })
	}
}
