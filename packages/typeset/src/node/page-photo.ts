import { computeDigest } from './compute-digest.ts'

/** The photo on pages. */
export type PagePhoto = {
	/** Names it so that another photo has another name. */
	name: string
	/** A JPEG in base64; `''` where the client draws the photo by its name. */
	image: string
	isRound: boolean
}

/** Names a photo; of one that a client draws itself the name is the client's. */
export function namePhoto(image: string, known: string | undefined): Omit<PagePhoto, 'isRound'> {
	if (known !== undefined) return { name: known, image: '' }
	return { name: `photo-${computeDigest(image)}`, image }
}

/**
 * A grey point, which is as wide as high, as every photo is: pictures of pages are set with it, so that no photo is read
 * at a key press.
 */
export const photoStandIn = [
	'/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1R',
	'V19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj',
	'Y2NjY2NjY2NjY2NjY2P/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAA',
	'AAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ALQAf//Z',
].join('')
