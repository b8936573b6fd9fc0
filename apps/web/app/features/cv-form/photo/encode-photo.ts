import { maxPhotoBytes, photoProblem, stripJpegMetadata } from '@app/cv'
import type { Crop } from './crop.ts'

/** The side of a printed photo in pixels: 480 pixels are 40 mm in print. */
const photoSidePx = 480
// Tried until one is small enough: the look of a face suffers from fewer pixels less than from a poor JPEG.
const tries = [
	{ side: 1, quality: 0.9 },
	{ side: 1, quality: 0.8 },
	{ side: 1, quality: 0.65 },
	{ side: 0.75, quality: 0.7 },
	{ side: 0.5, quality: 0.6 },
]

/** The crop of a picture as a photo in base64, without anything that the camera noted beside it. */
export async function encodePhoto(picture: CanvasImageSource, crop: Crop): Promise<string> {
	const full = Math.min(photoSidePx, Math.round(crop.side))
	for (const { side, quality } of tries) {
		const bytes = stripJpegMetadata(
			await drawJpeg(picture, crop, { sidePx: Math.round(full * side), quality }),
		)
		if (bytes.length > maxPhotoBytes) continue
		const image = toBase64(bytes)
		if (photoProblem(image) === null) return image
	}
	throw new Error('This browser couldn’t make a photo of the picture. Try another picture.')
}

/** Draws a crop over the whole of a square canvas; transparent parts become white. */
export function drawCrop(
	context: CanvasRenderingContext2D,
	picture: CanvasImageSource,
	{ x, y, side }: Crop,
): void {
	const { width } = context.canvas
	context.fillStyle = '#fff'
	context.fillRect(0, 0, width, width)
	context.imageSmoothingQuality = 'high'
	context.drawImage(picture, x, y, side, side, 0, 0, width, width)
}

async function drawJpeg(
	picture: CanvasImageSource,
	crop: Crop,
	{ sidePx, quality }: { sidePx: number; quality: number },
): Promise<Uint8Array> {
	const canvas = document.createElement('canvas')
	canvas.width = sidePx
	canvas.height = sidePx
	const context = canvas.getContext('2d')
	if (context !== null) drawCrop(context, picture, crop)
	const blob = await new Promise<Blob | null>((resolve) => {
		canvas.toBlob(resolve, 'image/jpeg', quality)
	})
	return new Uint8Array((await blob?.arrayBuffer()) ?? [])
}

function toBase64(bytes: Uint8Array): string {
	let binary = ''
	for (const byte of bytes) binary += String.fromCharCode(byte)
	return btoa(binary)
}
