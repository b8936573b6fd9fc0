import { createCanvas, loadImage } from '@napi-rs/canvas'

/** A picture of red, green and blue bytes, row by row. */
export type Picture = { width: number; height: number; rgb: Uint8Array }

/** A PNG that was opened. */
export async function pictureOfPng(png: Uint8Array): Promise<Picture> {
	const image = await loadImage(Buffer.from(png))
	const { width, height } = image
	const context = createCanvas(width, height).getContext('2d')
	context.drawImage(image, 0, 0)
	const { data } = context.getImageData(0, 0, width, height)
	const rgb = new Uint8Array(width * height * 3)
	for (let pixel = 0; pixel < width * height; pixel += 1) {
		rgb[3 * pixel] = data[4 * pixel] ?? 0
		rgb[3 * pixel + 1] = data[4 * pixel + 1] ?? 0
		rgb[3 * pixel + 2] = data[4 * pixel + 2] ?? 0
	}
	return { width, height, rgb }
}

/** Pictures that stand one behind the other in the form P6 of Netpbm. */
export function picturesOfPpm(bytes: Uint8Array): Picture[] {
	const pictures: Picture[] = []
	let at = 0
	while (at < bytes.length) {
		const head = Buffer.from(bytes.subarray(at, at + 40)).toString('latin1')
		const [whole = '', width = '', height = ''] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(head) ?? []
		if (whole === '') throw new Error('This is no picture in the form P6.')
		const size = Number(width) * Number(height) * 3
		const from = at + whole.length
		pictures.push({
			width: Number(width),
			height: Number(height),
			rgb: bytes.subarray(from, from + size),
		})
		at = from + size
	}
	return pictures
}
