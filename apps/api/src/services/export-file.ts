import type { ExportFormat } from '@app/contract'
import type { CvDesign, CvDocument } from '@app/cv'
import { cvFileName } from '@app/cv'
import { toPlainText } from '@app/typeset'
import type { Typesetter } from '@app/typeset/node'

export type ExportedFile = { name: string; type: string; bytes: Uint8Array | string }

export type ExportWish = { document: CvDocument; design: CvDesign; format: ExportFormat }
/** Makes a file of a CV, with everything that this takes at hand. */
export type ExportFile = (wish: ExportWish) => Promise<ExportedFile>

type Means = { typesetter: Pick<Typesetter, 'pdf'>; createdAt: Date }

/** A CV as a file; throws what the typesetter throws. */
export async function exportFile(
	{ document, design, format }: ExportWish,
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
