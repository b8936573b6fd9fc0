/** The kinds of file that Ella reads, by their extensions, each with the media types that go with it. */
const mediaTypes: Record<string, string[]> = {
	pdf: ['application/pdf'],
	docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
	doc: ['application/msword'],
	odt: ['application/vnd.oasis.opendocument.text'],
	rtf: ['application/rtf', 'text/rtf'],
	txt: ['text/plain'],
	html: ['text/html'],
	htm: [],
	md: ['text/markdown'],
	json: ['application/json'],
	xml: ['application/xml', 'text/xml'],
	zip: ['application/zip'],
}

/** The extensions and media types that the file chooser accepts. */
export const acceptedFiles = [
	...Object.keys(mediaTypes).map((extension) => `.${extension}`),
	...Object.values(mediaTypes).flat(),
].join()

/** Whether Ella reads files with this extension. */
export function isReadable(extension: string): boolean {
	return Object.hasOwn(mediaTypes, extension)
}

/** The extension that goes with a media type, or `''`. */
export function extensionOfType(type: string): string {
	const found = Object.entries(mediaTypes).find(([, types]) => types.includes(type))
	return found?.[0] ?? ''
}
