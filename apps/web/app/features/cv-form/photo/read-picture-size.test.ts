import { photoBytes } from '@app/cv'
import { faultyPhoto, tinyPhoto } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { describePictureProblem } from './open-picture.ts'
import { readPictureSize } from './read-picture-size.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const jpegOf = (width: number, height: number) =>
	photoBytes(faultyPhoto({ width, height })) ?? new Uint8Array()

function png(width: number, height: number): Uint8Array {
	const bytes = new Uint8Array(32)
	bytes.set(bytesOf('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR'))
	new DataView(bytes.buffer).setUint32(16, width)
	new DataView(bytes.buffer).setUint32(20, height)
	return bytes
}

const sizeAt = { 'VP8 ': 26, VP8L: 21, VP8X: 24 }

function webp(kind: keyof typeof sizeAt, size: number[]): Uint8Array {
	const bytes = new Uint8Array(40)
	bytes.set(bytesOf(`RIFF\0\0\0\0WEBP${kind}`))
	bytes.set(size, sizeAt[kind])
	return bytes
}

test.each([
	['JPEG', photoBytes(tinyPhoto) ?? new Uint8Array(), { width: 1, height: 1 }],
	['JPEG', jpegOf(640, 480), { width: 640, height: 480 }],
	['PNG', png(300, 200), { width: 300, height: 200 }],
	['WebP', webp('VP8 ', [0x40, 0x01, 0xf0, 0x00]), { width: 320, height: 240 }],
	['WebP', webp('VP8L', [0x3f, 0xc1, 0x3b, 0x00]), { width: 320, height: 240 }],
	['WebP', webp('VP8X', [0x3f, 0x01, 0x00, 0xef, 0x00, 0x00]), { width: 320, height: 240 }],
] as const)('a %s tells its size', (type, bytes, size) => {
	expect(readPictureSize(bytes)).toEqual({ type, ...size })
})

test.each([
	['a page', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
	['nothing', new Uint8Array()],
	['a JPEG that is cut off', jpegOf(640, 480).slice(0, 30)],
	['a HEIC', bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
	['a GIF', bytesOf('GIF89a\x01\0\x01\0\0\0\0;')],
])('%s is no picture that can be a photo, whatever it is called', (_, bytes) => {
	expect(readPictureSize(bytes)).toBeNull()
	expect(describePictureProblem('me.jpg', bytes)).toBe(
		'“me.jpg” isn’t a JPEG, PNG or WebP picture. Choose one of these.',
	)
})

test('a picture that would take too much room, or is too small, is refused before it is decoded', () => {
	expect(describePictureProblem('bomb.png', png(60_000, 60_000))).toMatch(/64 megapixels/)
	expect(describePictureProblem('icon.png', png(64, 64))).toMatch(/at least 150 by 150 pixels/)
	expect(describePictureProblem('me.png', png(3000, 4000))).toBeNull()
})
