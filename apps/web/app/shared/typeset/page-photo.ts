import { type CvDesign, type CvDocument, printedPhotoShape } from '@app/cv'

type SetCv = { document: CvDocument; design: CvDesign }

const svgNamespace = 'http://www.w3.org/2000/svg'

/** A photo that is drawn here and never sent: its name on the pages, and its address. */
export type PagePhoto = { name: string; href: string }

/** The photo that the pages of a CV show; `null` for none. */
export function readPagePhoto({ document: cv, design }: SetCv): PagePhoto | null {
	if (printedPhotoShape(cv, design) === null) return null
	const { image } = cv.photo
	return { name: `photo-${hashText(image)}`, href: `data:image/jpeg;base64,${image}` }
}

/**
 * Returns the input for typesetting a CV, with the name of its photo in place of the bytes, which would otherwise be
 * sent with every key press.
 */
export function withoutPhotoBytes(input: SetCv): SetCv & { photo?: string } {
	const { document: cv, design } = input
	if (cv.photo.image === '') return input
	const photo = readPagePhoto(input)
	const document = { ...cv, photo: { ...cv.photo, image: '' } }
	return { document, design, ...(photo !== null && { photo: photo.name }) }
}

/** The photo as an element that pages take their picture from. */
export function photoElement({ name, href }: PagePhoto): Element {
	const image = document.createElementNS(svgNamespace, 'image')
	image.setAttribute('data-outline', name)
	image.setAttribute('href', href)
	return image
}

/** A page with the photo put into its place. */
export function withPhoto(svg: string, photo: PagePhoto | null): string {
	if (photo === null) return svg
	const place = `data-outline="${photo.name}"`
	return svg.replace(`${place}/>`, () => `${place} href="${photo.href}"/>`)
}

// FNV-1a, with the length: another photo has another name, and nobody is kept from making two of one name.
function hashText(text: string): string {
	let hash = 0x811c9dc5
	for (let at = 0; at < text.length; at++) {
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
	}
	return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`
}
