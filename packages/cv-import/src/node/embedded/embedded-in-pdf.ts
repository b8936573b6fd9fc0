import { isEuropass } from '../europass/read-europass.ts'
import { openPdf } from '../pdf/open-pdf.ts'

const fileName = 'cv.json'
const purpose = 'This CV as data, so that Ella opens it again exactly as it is'
/** The most bytes of an attached CV. A larger attachment is not opened. */
const maxXmlBytes = 3_000_000

/** A CV as data in a PDF: one of Ella's, as JSON, or one of the Europass portal's, as XML. */
export type EmbeddedData = { kind: 'ella'; json: string } | { kind: 'europass'; xml: string }

// The library's data about an attachment, which its types leave open.
type Attachment = { filename?: string; description?: string }

/** The CV that is attached to a PDF as data; `null` for any other file. */
export async function readEmbeddedInPdf(bytes: Uint8Array): Promise<EmbeddedData | null> {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	// The list of attachments may be packed, where its name cannot be seen.
	if (!file.includes('/EmbeddedFile') && !file.includes('/ObjStm')) return null
	// Opening takes the bytes away, and the pages are still to be read.
	const pdf = await openPdf(bytes.slice())
	try {
		const attachments: Map<string, Attachment> | null = await pdf.getAttachments()
		for (const [id, attachment] of attachments ?? []) {
			const content = isCandidate(attachment) ? await pdf.getAttachmentContent(id) : null
			const data = content === null ? null : readAttachment(attachment, content)
			if (data !== null) return data
		}
		return null
	} finally {
		await pdf.loadingTask.destroy()
	}
}

function isCandidate({ filename = '', description }: Attachment): boolean {
	return (filename === fileName && description === purpose) || /\.xml$/i.test(filename)
}

function readAttachment({ filename }: Attachment, content: Uint8Array): EmbeddedData | null {
	if (filename !== fileName && content.byteLength > maxXmlBytes) return null
	const text = new TextDecoder().decode(content)
	if (filename === fileName) return { kind: 'ella', json: text }
	return isEuropass(text) ? { kind: 'europass', xml: text } : null
}
