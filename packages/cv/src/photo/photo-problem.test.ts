import { expect, test } from 'vitest'
import { faultyPhoto, tinyPhoto } from '../fixtures/index.ts'
import {
	cvDocumentSchema,
	maxPhotoBytes,
	photoBytes,
	photoProblem,
	readJpeg,
	stripJpegMetadata,
} from '../index.ts'

test('a square baseline JPEG without notes is a photo, and so is none', () => {
	expect(photoProblem(tinyPhoto)).toBeNull()
	expect(photoProblem('')).toBeNull()
	expect(photoProblem(faultyPhoto({ width: 480, height: 480 }))).toBeNull()
})

const refused: [what: string, image: string, why: RegExp][] = [
	['words', btoa('<svg onload="alert(1)">'), /isn’t a whole JPEG/],
	['no base64', '/9j/*', /isn’t a whole JPEG/],
	['a PNG', btoa('\x89PNG\r\n\x1a\n'), /isn’t a whole JPEG/],
	['a picture that is cut off', faultyPhoto({ cutOff: 3 }), /isn’t a whole JPEG/],
	[
		'a picture with a file behind it',
		faultyPhoto({ trailing: 'PK\x03\x04' }),
		/isn’t a whole JPEG/,
	],
	[
		'a picture that says it has 4 billion pixels',
		faultyPhoto({ width: 65_535, height: 65_535 }),
		/larger than 1000 by 1000/,
	],
	['one without a size', faultyPhoto({ width: 0, height: 0 }), /cropped to a square/],
	['one that is wider than high', faultyPhoto({ width: 2, height: 1 }), /cropped to a square/],
	['one that is drawn in many passes', faultyPhoto({ frame: 0xc2 }), /baseline JPEG/],
	[
		'one with the place where it was taken',
		faultyPhoto({ note: [0xe1, 'Exif\0\0GPS'] }),
		/where it was taken/,
	],
	['one with a comment', faultyPhoto({ note: [0xfe, 'Ada'] }), /notes from the camera/],
	[
		'one with too many bytes',
		faultyPhoto({ note: [0xe2, 'x'.repeat(maxPhotoBytes)] }),
		/more than 60 kB/,
	],
]

test.each(refused)('%s is refused in a sentence', (_, image, why) => {
	expect(photoProblem(image)).toMatch(why)
})

test('a CV with a bad photo is no CV, and says what is wrong with it', () => {
	const image = faultyPhoto({ note: [0xe1, 'Exif\0\0GPS'] })
	const { error } = cvDocumentSchema.safeParse({ photo: { image } })
	expect(error?.issues).toMatchObject([
		{ path: ['photo', 'image'], message: expect.stringContaining('where it was taken') },
	])
	expect(cvDocumentSchema.parse({ photo: { image: tinyPhoto } }).photo.image).toBe(tinyPhoto)
})

test('notes are taken out and the picture stays as it is', () => {
	const noted = photoBytes(faultyPhoto({ note: [0xe1, 'Exif\0\0GPS'] })) ?? new Uint8Array()
	expect(readJpeg(noted)?.hasNotes).toBe(true)
	expect(stripJpegMetadata(noted)).toEqual(photoBytes(tinyPhoto))
})
