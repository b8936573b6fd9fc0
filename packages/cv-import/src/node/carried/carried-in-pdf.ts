import { openPdf } from '../pdf/pdf-library.ts'

const fileName = 'cv.json'
const purpose = 'This CV as data, so that Ella opens it again exactly as it is'

// What the library knows of an attachment; its own types leave this open.
type Attachment = { filename?: string; description?: string }

/** The CV that is attached to a PDF of Ella's, as JSON; `null` for any other file. */
export async function carriedInPdf(bytes: Uint8Array): Promise<string | null> {
	if (!Buffer.from(bytes).includes('/EmbeddedFiles')) return null
	// Opening takes the bytes away, and the pages are still to be read.
	const pdf = await openPdf(bytes.slice())
	try {
		const attachments: Map<string, Attachment> | null = await pdf.getAttachments()
		const [id] =
			[...(attachments ?? [])].find(
				([, { filename, description }]) => filename === fileName && description === purpose,
			) ?? []
		const content = id === undefined ? null : await pdf.getAttachmentContent(id)
		return content === null ? null : new TextDecoder().decode(content)
	} finally {
		await pdf.loadingTask.destroy()
	}
}
