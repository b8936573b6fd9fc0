import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ReadError } from '../../read-error.ts'

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const assetFolder = (name: string) => join(folder, name) + sep

/** Pictures of more pixels than this are skipped: they cannot be drawn within the memory of a reader. */
const maxImagePixels = 16_000_000

/** Opens a PDF that neither runs scripts nor fetches anything; throws `ReadError`. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
	try {
		return await getDocument({
			data: bytes,
			verbosity: 0,
			fontExtraProperties: true,
			maxImageSize: maxImagePixels,
			useSystemFonts: false,
			isOffscreenCanvasSupported: false,
			enableXfa: false,
			disableFontFace: true,
			standardFontDataUrl: assetFolder('standard_fonts'),
			cMapUrl: assetFolder('cmaps'),
			cMapPacked: true,
			wasmUrl: assetFolder('wasm'),
			iccUrl: assetFolder('iccs'),
		}).promise
	} catch (error) {
		throw toReadError(error)
	}
}

/** Returns the library's error about an unreadable file as a `ReadError`; any other error stays unchanged. */
export function toReadError(error: unknown): unknown {
	if (!(error instanceof Error) || !error.name.endsWith('Exception')) return error
	const isProtected = error.name === 'PasswordException'
	return new ReadError(isProtected ? 'file_encrypted' : 'file_damaged', { cause: error })
}
