import { type ExportFormat, exportCv } from '@app/contract'
import { type CvDocument, cvFileName } from '@app/cv'
import { call } from '#shared/api/call.ts'
import { saveFile } from '#shared/save-file.ts'
import type { PreviewInput } from './preview-scheduler.ts'

/** Gives a CV to the person as a file. JSON is made here and needs no server. */
export async function downloadCv(input: PreviewInput, format: ExportFormat): Promise<void> {
	const file = format === 'json' ? jsonFile(input.document) : await exportedFile(input, format)
	saveFile(file, cvFileName(input.document, format))
}

function jsonFile(document: CvDocument): Blob {
	return new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: 'application/json' })
}

async function exportedFile(input: PreviewInput, format: ExportFormat): Promise<Blob> {
	const response = await call(exportCv, { body: { ...input, format } })
	return response.blob()
}
