import { readPictureSize } from './read-picture-size.ts'

/** The most bytes that a picture may have: photos of the best phones have about half. */
const maxPictureBytes = 25_000_000
/** Pixels of a picture that is opened: drawn, each takes four bytes. */
const maxPictureMegapixels = 64
/** A smaller one would be blurred in print. */
const leastPictureSidePx = 150
// A crop enlarges a picture up to four times, and a photo has at most 480 pixels.
const openedSidePx = 1920

/** The media types that the file chooser accepts. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'

/** Why a file can't be a photo, in a sentence for the person. */
export class PictureRefusal extends Error {}

/** Opens a chosen picture, turned upright; throws a `PictureRefusal`. */
export async function openPicture(file: File): Promise<ImageBitmap> {
	if (file.size > maxPictureBytes) {
		throw new PictureRefusal(
			`“${file.name}” is larger than ${maxPictureBytes / 1_000_000} MB. Choose a smaller picture.`,
		)
	}
	const problem = describePictureProblem(file.name, new Uint8Array(await file.arrayBuffer()))
	if (problem !== null) throw new PictureRefusal(problem)
	try {
		return await decode(file)
	} catch {
		throw new PictureRefusal(`“${file.name}” seems to be damaged. Choose another picture.`)
	}
}

/** Returns a sentence about why a picture cannot be used, before it is decoded; `null` when it may be decoded. */
export function describePictureProblem(name: string, bytes: Uint8Array): string | null {
	const head = readPictureSize(bytes)
	if (head === null) return `“${name}” isn’t a JPEG, PNG or WebP picture. Choose one of these.`
	const { width, height } = head
	if (width * height > maxPictureMegapixels * 1_000_000) {
		return `“${name}” has more than ${maxPictureMegapixels} megapixels. Choose a smaller picture.`
	}
	if (Math.min(width, height) < leastPictureSidePx) {
		return `“${name}” is too small to print well. Choose one of at least ${leastPictureSidePx} by ${leastPictureSidePx} pixels.`
	}
	return null
}

async function decode(file: File): Promise<ImageBitmap> {
	const whole = await createImageBitmap(file, { imageOrientation: 'from-image' })
	const scale = openedSidePx / Math.min(whole.width, whole.height)
	if (scale >= 1) return whole
	try {
		return await createImageBitmap(whole, {
			resizeWidth: Math.round(whole.width * scale),
			resizeHeight: Math.round(whole.height * scale),
			resizeQuality: 'high',
		})
	} finally {
		whole.close()
	}
}
