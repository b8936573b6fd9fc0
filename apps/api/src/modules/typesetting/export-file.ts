import type { ExportFormat } from '@app/contract'
import type { CvDesign, CvDocument } from '@app/cv'
import { cvFileName } from '@app/cv'
import { toPlainText } from '@app/typeset'
import type { Typesetter } from '@app/typeset/node'

export type ExportedFile = { name: string; type: string; bytes: Uint8Array | string }

type Wish = { document: CvDocument; design: CvDesign; format: ExportFormat }
type Means = { typesetter: Pick<Typesetter, 'pdf'>; createdAt: Date }

/** A CV as a file; throws what the typesetter throws. */
export async function exportFile(
	{ document, design, format }: Wish,
	{ typesetter, createdAt }: Means,
): Promise<ExportedFile> {
	const name = cvFileName(document, format)
	switch (format) {
		case 'pdf': {
			const { bytes } = await typesetter.pdf(document, design, { createdAt })
			return { name, type: 'application/pdf', bytes }
		}
		case 'txt':
			return { name, type: 'text/plain; charset=utf-8', bytes: toPlainText(document, design) }
		case 'json': {
			const bytes = `${JSON.stringify(document, null, '\t')}\n`
			return { name, type: 'application/json; charset=utf-8', bytes }
		}
	}
}

/** Asks the browser to save a file under a name of any script, with a plain one for old clients. */
export function contentDisposition(name: string): string {
	const plain = name
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.replace(/[^\x20-\x7e]|["\\%]/g, '_')
	const encoded = encodeURIComponent(name).replace(
		/['()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	)
	return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
