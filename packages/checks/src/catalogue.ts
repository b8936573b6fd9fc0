/** How many numbers each part of the catalogue of checks has; a number that is dropped is never given again. */
const catalogueParts = { A: 23, B: 12, C: 17, D: 18, E: 27, F: 10, G: 18, H: 11 } as const

/** The numbers of the catalogue that have no check, each with the reason or the check that covers it. */
export const answeredElsewhere: Readonly<Record<string, string>> = {
	A01: 'A file without text can’t be checked: the reader refuses it with file_has_no_text, or recognises the words and says so.',
	A04: 'Checks A03 and A15 measure the damage in the extracted text. A font of shapes that maps to letters does no harm.',
	A23: 'This is about our files, not the CV: bench:roundtrip reads every template back before we offer it.',
}

/** Every number of the catalogue. */
export function catalogueIds(): string[] {
	return Object.entries(catalogueParts).flatMap(([part, numbers]) =>
		Array.from({ length: numbers }, (_, index) => `${part}${`${index + 1}`.padStart(2, '0')}`),
	)
}
