import { readJpeg } from './read-jpeg.ts'

/** Bytes of a photo. It is stored in every version of the CV and goes with every save. */
export const maxPhotoBytes = 60_000
/** Pixels of a side: enough for print at twice the size that a template has for it. */
const maxPhotoSidePx = 1000

/**
 * Returns the fault of a photo in base64, in a sentence for the person; `null` when it can be printed or `image` is
 * empty.
 */
export function photoProblem(image: string): string | null {
	if (image === '') return null
	const bytes = photoBytes(image)
	const jpeg = bytes === null ? null : readJpeg(bytes)
	if (bytes === null || jpeg === null) return 'The photo isn’t a whole JPEG picture.'
	if (bytes.length > maxPhotoBytes) {
		return `The photo has more than ${maxPhotoBytes / 1000} kB. Crop it again in the editor.`
	}
	const { width, height } = jpeg
	if (width !== height || width === 0) return 'The photo has to be cropped to a square.'
	if (width > maxPhotoSidePx) {
		return `The photo is larger than ${maxPhotoSidePx} by ${maxPhotoSidePx} pixels.`
	}
	if (!jpeg.isBaseline) return 'The photo has to be a baseline JPEG. Save it again as one.'
	if (jpeg.hasNotes) {
		return 'The photo still has notes from the camera, such as where it was taken. Take them out.'
	}
	return null
}

/** The bytes of a photo in base64; `null` where it is no base64. */
export function photoBytes(image: string): Uint8Array<ArrayBuffer> | null {
	try {
		return Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
	} catch {
		return null
	}
}
