import type { ExportFormat } from '@app/contract'
import { cvFileName, toEllaJson } from '@app/cv'
import { toHtml, toJsonResume, toMarkdown, toPlainText } from '@app/typeset'
import type { ExportDeps, ExportRequest, ExportTypesetter } from './export-request.ts'
import { pictureFile } from './picture-file.ts'

export type ExportedFile = { name: string; type: string; bytes: Uint8Array | string }

/** Makes a file of a CV as it is now. */
export type ExportFile = (
	wish: ExportRequest,
	typesetter: ExportTypesetter,
) => Promise<ExportedFile>

/** The media type of a Word document. */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** How each format is made; one that needs no typesetter answers at once. */
const makers: Record<
	ExportFormat,
	(
		wish: ExportRequest,
		means: ExportDeps,
	) => Promise<Omit<ExportedFile, 'name'> & { ending: string }>
> = {
	pdf: async ({ document, design, ...options }, { typesetter, createdAt }) => {
		const { bytes } = await typesetter.pdf(document, design, { createdAt, ...options })
		return { ending: 'pdf', type: 'application/pdf', bytes }
	},
	docx: async ({ document, design, carriesData }, { typesetter, createdAt }) => {
		const bytes = await typesetter.docx(document, design, { createdAt, carriesData })
		return { ending: 'docx', type: wordType, bytes }
	},
	png: pictureFile,
	txt: async ({ document, design }) => text('txt', 'plain', toPlainText(document, design)),
	md: async ({ document, design }) => text('md', 'markdown', toMarkdown(document, design)),
	html: async ({ document, design }) => text('html', 'html', toHtml(document, design)),
	'json-resume': async ({ document, design }) =>
		json('resume.json', toJsonResume(document, design)),
	json: async ({ document }) => json('json', toEllaJson(document)),
}

/** Makes a file of a CV; throws the typesetter's errors. */
export async function exportFile(wish: ExportRequest, means: ExportDeps): Promise<ExportedFile> {
	const { ending, ...file } = await makers[wish.format](wish, means)
	return { ...file, name: cvFileName(wish.document, ending) }
}

function text(ending: string, subtype: string, bytes: string) {
	return { ending, type: `text/${subtype}; charset=utf-8`, bytes }
}

function json(ending: string, bytes: string) {
	return { ending, type: 'application/json; charset=utf-8', bytes }
}
