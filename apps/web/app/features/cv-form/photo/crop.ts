/** The size of a picture, in pixels. */
export type PictureSize = { width: number; height: number }

/** The square of a picture that is kept: its upper left corner and its side, in pixels of the picture. */
export type Crop = { x: number; y: number; side: number }

export const greatestZoom = 4

/** A face is above the middle of an upright picture. */
const firstAbove = 0.25

/** The largest square, in the middle or, of an upright picture, where a face is. */
export function startCrop(size: PictureSize): Crop {
	const side = Math.min(size.width, size.height)
	return { x: (size.width - side) / 2, y: (size.height - side) * firstAbove, side }
}

/** The crop moved over the picture by shares of its side; it never leaves it. */
export function moveCrop(crop: Crop, size: PictureSize, by: { x: number; y: number }): Crop {
	const { side } = crop
	return {
		x: clamp(crop.x + by.x * side, size.width - side),
		y: clamp(crop.y + by.y * side, size.height - side),
		side,
	}
}

/** The crop with a part of the picture enlarged so many times; `at` says which point of the crop stays in its place. */
export function zoomCrop(
	crop: Crop,
	size: PictureSize,
	{ zoom, at = { x: 0.5, y: 0.5 } }: { zoom: number; at?: { x: number; y: number } },
): Crop {
	const within = Math.min(Math.max(zoom, 1), greatestZoom)
	const side = Math.min(size.width, size.height) / within
	return {
		x: clamp(crop.x + at.x * (crop.side - side), size.width - side),
		y: clamp(crop.y + at.y * (crop.side - side), size.height - side),
		side,
	}
}

/** How many times a crop enlarges its picture; 1 shows as much of it as there is. */
export function zoomOf({ side }: Crop, { width, height }: PictureSize): number {
	return Math.min(width, height) / side
}

function clamp(value: number, most: number): number {
	return Math.min(Math.max(value, 0), Math.max(most, 0))
}
