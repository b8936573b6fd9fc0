/** How many numbers each part of the catalogue of checks has; a number that is dropped is never given again. */
const catalogueParts = { A: 23, B: 12, C: 14, D: 16, E: 23, F: 10, G: 15, H: 11 } as const

/** Numbers of the catalogue that are no check of their own, and what answers them instead. */
export const answeredElsewhere: Readonly<Record<string, string>> = {
	A01: 'A file without any text cannot be checked at all: the reader refuses it with file_has_no_text, or recognises the words and says so.',
	A04: 'What fonts of shapes do to a text is measured in the text that comes out (A03, A15); a font of shapes that tells its letters does no harm.',
	A23: 'Our own files are read back by our reader for every template before it is offered, as bench:roundtrip shows; no fault of a CV.',
}

/** Every number of the catalogue. */
export function catalogueIds(): string[] {
	return Object.entries(catalogueParts).flatMap(([part, numbers]) =>
		Array.from({ length: numbers }, (_, index) => `${part}${`${index + 1}`.padStart(2, '0')}`),
	)
}
