import { existsSync } from 'node:fs'

const places = ['/usr/bin/tesseract', '/usr/local/bin/tesseract', '/opt/homebrew/bin/tesseract']

/** Where Tesseract, which recognises text in pictures, is installed; `null` when it is not. */
export function findTesseract(): string | null {
	return places.find((place) => existsSync(place)) ?? null
}
