/** The properties of a JPEG file. */
export type JpegFacts = {
	width: number
	height: number
	/** Whether it is drawn in one go and in eight bits, as browsers write it; others can take long to draw. */
	isBaseline: boolean
	/** Whether it has notes beside the picture, such as when and where it was taken. */
	hasNotes: boolean
}

/** A part of the file: its marker, and where it is, marker and all. */
type JpegSegment = { marker: number; start: number; end: number }

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const baselineFrame = 0xc0
// JFIF, the colour profile, and how colours were stored: a picture needs no more beside itself.
const drawingNotes = new Set([0xe0, 0xe2, 0xee])
const colourChannels = 4

/** Reads the segments of a JPEG file; `null` if it isn't a whole JPEG file. */
export function readJpeg(bytes: Uint8Array): JpegFacts | null {
	const segments = listJpegSegments(bytes)
	const frames = segments?.filter(({ marker }) => isFrame(marker)) ?? []
	const [frame] = frames
	if (segments === null || frame === undefined || frames.length > 1) return null
	const scans = segments.filter(({ marker }) => marker === startOfScan)
	const depth = bytes[frame.start + 4]
	return {
		height: readUint16(bytes, frame.start + 5),
		width: readUint16(bytes, frame.start + 7),
		isBaseline: frame.marker === baselineFrame && depth === 8 && scans.length <= colourChannels,
		hasNotes: segments.some(({ marker }) => isNote(marker) && !drawingNotes.has(marker)),
	}
}

/**
 * Returns the picture without its notes, such as the place where it was taken. A file that isn't a JPEG is returned
 * unchanged.
 */
export function stripJpegMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
	const segments = listJpegSegments(bytes) ?? []
	const dropped = segments.filter(({ marker }) => isNote(marker) && !drawingNotes.has(marker))
	const kept = new Uint8Array(
		bytes.length - dropped.reduce((sum, { start, end }) => sum + end - start, 0),
	)
	let [from, to] = [0, 0]
	for (const { start, end } of [...dropped, { start: bytes.length, end: bytes.length }]) {
		kept.set(bytes.subarray(from, start), to)
		to += start - from
		from = end
	}
	return kept
}

/** The parts of a JPEG file in order, a scan with its data; `null` where they don't fill it from end to end. */
function listJpegSegments(bytes: Uint8Array): JpegSegment[] | null {
	if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return null
	const segments: JpegSegment[] = []
	let at = 2
	while (at + 1 < bytes.length) {
		const marker = bytes[at + 1] ?? 0
		if (bytes[at] === 0xff && marker === endOfImage)
			return at + 2 === bytes.length ? segments : null
		const segment = readSegment(bytes, at)
		if (segment === null) return null
		segments.push(segment)
		at = segment.end
	}
	return null
}

function readSegment(bytes: Uint8Array, start: number): JpegSegment | null {
	const marker = bytes[start + 1] ?? 0
	const length = readUint16(bytes, start + 2)
	if (bytes[start] !== 0xff || marker < 0xc0 || length < 2) return null
	const head = start + 2 + length
	const end = marker === startOfScan ? endOfScan(bytes, head) : head
	return end > bytes.length ? null : { marker, start, end }
}

// In the data of a scan, 0xff begins a marker unless it is followed by 0 (an escaped 0xff), by another 0xff or by a
// restart marker.
function endOfScan(bytes: Uint8Array, from: number): number {
	for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
		const next = bytes[at + 1] ?? 0
		const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)
		if (!isData) return at
	}
	return bytes.length
}

// The others of this range are tables.
function isFrame(marker: number): boolean {
	return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function isNote(marker: number): boolean {
	return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
}

function readUint16(bytes: Uint8Array, at: number): number {
	return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
}
