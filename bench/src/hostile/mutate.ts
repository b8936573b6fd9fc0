import { unzipSync, zipSync } from 'fflate'
import type { Random } from '../import/random.ts'
import type { SeedFile } from './seed-files.ts'

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array

const nastyNumbers = ['-1', '0', '4294967295', '99999999999999', '1e309', '2147483648']
const nastyTexts = [
	'{',
	'}',
	'<',
	'>',
	'&',
	'"',
	"'",
	'\\',
	'\u0000',
	'\ufeff',
	']]>',
	'<!--',
	'<!DOCTYPE a []>',
	'{\\rtf1',
	'\\bin99999999 ',
	'\\u-99999?',
	'\\ucs',
	'<table>',
	'<![CDATA[',
	'../../../x',
	'%PDF-',
	'endobj',
	'/Kids[1 0 R]',
	'<</Length 999999999>>',
	'| --- |',
	'```',
	'\u202e',
]

const mutations: Record<string, Mutation> = {
	flip: (bytes, random) => changed(bytes, random, () => random.int(0, 255)),
	zero: (bytes, random) => overSlice(bytes, random, (slice) => slice.fill(0)),
	noise: (bytes, random) =>
		overSlice(bytes, random, (slice) => slice.map(() => random.int(0, 255))),
	cut: (bytes, random) => bytes.slice(0, random.int(0, bytes.length)),
	drop: (bytes, random) => spliced(bytes, random, () => new Uint8Array(0)),
	repeat: (bytes, random) =>
		spliced(bytes, random, (slice) => {
			const times = Math.min(random.pick([2, 50, 5_000]), Math.ceil(2_000_000 / (slice.length + 1)))
			return Buffer.concat(Array<Uint8Array>(times).fill(slice))
		}),
	insert: (bytes, random) =>
		spliced(bytes, random, (slice) => Buffer.concat([slice, Buffer.from(nastyText(random))])),
	number: (bytes, random) => {
		const text = Buffer.from(bytes).toString('latin1')
		const numbers = [...text.matchAll(/\d+/g)]
		if (numbers.length === 0) return bytes
		const { index, 0: old } = random.pick(numbers)
		const changedText =
			text.slice(0, index) + random.pick(nastyNumbers) + text.slice(index + old.length)
		return Buffer.from(changedText, 'latin1')
	},
}

/** Returns a damaged copy of a file and the kinds of damage. The same seed gives the same damage. */
export function mutate(seed: SeedFile, random: Random): SeedFile & { how: string } {
	const how = random.sample(Object.keys(mutations), random.pick([1, 1, 2, 3]))
	const apply = (bytes: Uint8Array) =>
		how.reduce(
			(changing, name) => new Uint8Array(mutations[name]?.(changing, random) ?? changing),
			bytes,
		)
	const isZip = seed.bytes[0] === 0x50 && seed.bytes[1] === 0x4b
	if (!isZip || random.chance(0.3)) return { ...seed, bytes: apply(seed.bytes), how: how.join() }
	return { ...seed, bytes: insideZip(seed.bytes, random, apply), how: `${how.join()} inside` }
}

// A checksum reveals damage to packed bytes, so the parts of a ZIP file are damaged before they are packed.
function insideZip(bytes: Uint8Array, random: Random, apply: (part: Uint8Array) => Uint8Array) {
	const parts = unzipSync(bytes)
	const name = random.pick(Object.keys(parts))
	return zipSync({ ...parts, [name]: apply(parts[name] ?? new Uint8Array()) })
}

function nastyText(random: Random): string {
	return random.pick(nastyTexts).repeat(random.pick([1, 1, 3, 400, 60_000]))
}

function changed(bytes: Uint8Array, random: Random, value: () => number): Uint8Array {
	const copy = bytes.slice()
	for (let count = random.pick([1, 8, 200]); count > 0; count--)
		copy[random.int(0, Math.max(0, copy.length - 1))] = value()
	return copy
}

function overSlice(
	bytes: Uint8Array,
	random: Random,
	change: (slice: Uint8Array) => Uint8Array,
): Uint8Array {
	return spliced(bytes, random, (slice) => change(slice.slice()))
}

function spliced(
	bytes: Uint8Array,
	random: Random,
	replace: (slice: Uint8Array) => Uint8Array,
): Uint8Array {
	const start = random.int(0, bytes.length)
	const end = Math.min(bytes.length, start + random.pick([1, 40, 4_000]))
	return Buffer.concat([bytes.slice(0, start), replace(bytes.slice(start, end)), bytes.slice(end)])
}
