import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CvDesign, CvDocument } from '@app/cv'
import type { CvWithSource, Reader } from '@app/cv-import/node'
import type { Typesetter } from '@app/typeset/node'
import type { Picture } from '../app/features/landing/landing-facts.ts'

/** Keeps pictures of pages among the hashed assets of the site. */
export type PictureShop = { keep: (svg: string, picture: Omit<Picture, 'src'>) => Promise<Picture> }

/** The parts of the product that the pictures are made with. */
export type Tools = { typesetter: Typesetter; reader: Reader; pictures: PictureShop }

/** Files of the landing page's CVs were made at this moment, so that every build makes the same ones. */
const createdAt = new Date('2026-01-01T00:00:00Z')

const folder = join('assets', 'pictures')
const pixelsPerPoint = 96 / 72

/** Empties the folder of pictures under `publicFolder` and takes in new ones. */
export async function createPictureShop(publicFolder: string): Promise<PictureShop> {
	await rm(join(publicFolder, folder), { recursive: true, force: true })
	await mkdir(join(publicFolder, folder), { recursive: true })
	return {
		keep: async (svg, picture) => {
			const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10)
			const src = `/${folder.replaceAll('\\', '/')}/page-${hash}.svg`
			await writeFile(join(publicFolder, src), svg)
			return { src, ...picture }
		},
	}
}

/** The first page of a CV, typeset and kept. */
export async function renderPicture(
	{ typesetter, pictures }: Tools,
	{ cv, design, alt }: { cv: CvDocument; design: CvDesign; alt: string },
): Promise<Picture> {
	const { pages } = await typesetter.svg(cv, design)
	const [page] = pages
	if (page === undefined) throw new Error('The sample CV was set on no page.')
	return pictures.keep(page.svg, {
		widthPx: Math.round(page.widthPt * pixelsPerPoint),
		heightPx: Math.round(page.heightPt * pixelsPerPoint),
		alt,
	})
}

/** Returns the CV that our own reader finds in the PDF of a CV. */
export async function readBack(
	{ typesetter, reader }: Tools,
	cv: CvDocument,
	design: CvDesign,
): Promise<CvWithSource> {
	const { bytes } = await typesetter.pdf(cv, design, { createdAt })
	// The library that opens PDFs refuses the Buffer of Node that a typesetter answers with.
	return reader.read(new Uint8Array(bytes), { fileName: 'cv.pdf' })
}
