import { defaultDesign, emptyCv } from '@app/cv'
import { faultyPhoto, tinyPhoto } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { drawPages } from './draw-pages.ts'
import { readPagePhoto, withoutPhotoBytes, withPhoto } from './page-photo.ts'

const inputOf = (image: string, headingLanguage: 'de' | 'en' = 'de') => ({
	document: { ...emptyCv(), photo: { image, description: 'Ada' } },
	design: { ...defaultDesign(), headingLanguage },
})
const pageWith = (hash: string, name: string, x = 1) => ({
	hash,
	svg: `<svg><path data-outline="${hash}" d="M0"/><image x="${x}" data-outline="${name}"/></svg>`,
	widthPt: 595,
	heightPt: 842,
})

test('what is sent at a key press has the name of the photo and no byte of it', () => {
	const sent = withoutPhotoBytes(inputOf(tinyPhoto))
	expect(JSON.stringify(sent)).not.toContain(tinyPhoto)
	expect(sent.document.photo.description).toBe('Ada')
	expect(sent.photo).toBe(readPagePhoto(inputOf(tinyPhoto))?.name)
	expect(sent.photo).toMatch(/^[\w-]{1,64}$/)
})

test('another photo has another name, and one that the pages do not show has none', () => {
	const other = readPagePhoto(inputOf(faultyPhoto({ width: 2, height: 2 })))
	expect(other?.name).not.toBe(readPagePhoto(inputOf(tinyPhoto))?.name)
	const inEnglish = withoutPhotoBytes(inputOf(tinyPhoto, 'en'))
	expect(inEnglish.photo).toBeUndefined()
	expect(inEnglish.document.photo.image).toBe('')
})

test('a CV without a photo is sent as it is', () => {
	const input = inputOf('')
	expect(withoutPhotoBytes(input)).toBe(input)
})

test('the photo is put into its place, and stands there while the words around it change', () => {
	const host = document.createElement('div')
	const photo = readPagePhoto(inputOf(tinyPhoto))
	const name = photo?.name ?? ''
	drawPages(host, [pageWith('a', name)], photo)
	const drawn = host.querySelector('image')
	expect(drawn?.getAttribute('href')).toBe(`data:image/jpeg;base64,${tinyPhoto}`)
	drawPages(host, [pageWith('b', name, 7)], photo)
	expect(host.querySelector('image')).toBe(drawn)
	expect(drawn?.getAttribute('x')).toBe('7')
	expect(host.firstElementChild?.getAttribute('data-hash')).toBe('b')
})

test('a page whose photo is not at hand has a gap', () => {
	const host = document.createElement('div')
	drawPages(host, [pageWith('a', 'photo-1')])
	expect(host.firstElementChild?.hasAttribute('data-hash')).toBe(false)
})

test('a picture of a page gets it as text', () => {
	const photo = readPagePhoto(inputOf(tinyPhoto))
	const { svg } = pageWith('a', photo?.name ?? '')
	expect(withPhoto(svg, photo)).toContain(`href="data:image/jpeg;base64,${tinyPhoto}"/>`)
	expect(withPhoto(svg, null)).toBe(svg)
})
