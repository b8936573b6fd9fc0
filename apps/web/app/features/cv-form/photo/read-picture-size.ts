/** The type and size in the header of a picture file. */
export type PictureHead = { type: 'JPEG' | 'PNG' | 'WebP'; width: number; height: number }

/**
 * Reads the type and the pixel size of a picture from the contents of the file, not from its name; `null` for any
 * other file.
 */
export function readPictureSize(bytes: Uint8Array): PictureHead | null {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	try {
		return readPng(view) ?? readWebp(view) ?? readJpegFrame(view)
	} catch (error) {
		// The file ends before its size does.
		if (error instanceof RangeError) return null
		throw error
	}
}

const pngSignature = 0x89504e47
const ihdr = 0x49484452

function readPng(view: DataView): PictureHead | null {
	if (view.getUint32(0) !== pngSignature || view.getUint32(12) !== ihdr) return null
	return { type: 'PNG', width: view.getUint32(16), height: view.getUint32(20) }
}

const riff = 0x52494646
const webp = 0x57454250
const [lossy, lossless, extended] = [0x56503820, 0x5650384c, 0x56503858]

function readWebp(view: DataView): PictureHead | null {
	if (view.getUint32(0) !== riff || view.getUint32(8) !== webp) return null
	const chunk = view.getUint32(12)
	const sized = (width: number, height: number): PictureHead => ({ type: 'WebP', width, height })
	if (chunk === lossy) {
		return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
	}
	if (chunk === lossless) {
		const bits = view.getUint32(21, true)
		return sized((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
	}
	if (chunk !== extended) return null
	// Three bytes each, and one less than they are.
	const [width, height] = [24, 27].map((at) => (view.getUint32(at - 1, true) >>> 8) + 1)
	return sized(width ?? 0, height ?? 0)
}

const jpegSignature = 0xffd8ff

function readJpegFrame(view: DataView): PictureHead | null {
	if (view.getUint32(0) >>> 8 !== jpegSignature) return null
	let at = 2
	while (view.getUint8(at) === 0xff) {
		const marker = view.getUint8(at + 1)
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
		if (isFrame) {
			return { type: 'JPEG', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
		}
		// The picture has begun, and no frame has told its size.
		if (marker === 0xda) return null
		at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
	}
	return null
}
