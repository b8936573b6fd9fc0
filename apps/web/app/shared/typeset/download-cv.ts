import { exportCv, exportStoredCv } from '@app/contract'
import { cvFileName, toEllaJson } from '@app/cv'
import { track } from '#shared/analytics/track.ts'
import { call } from '#shared/api/call.ts'
import { retryWhileBusy } from '#shared/api/retry-while-busy.ts'
import { saveFile } from '#shared/save-file.ts'
import { toast } from '#shared/ui/toast.ts'
import { type DownloadFormat, toExportOptions } from './download-formats.ts'
import type { PreviewInput } from './preview-scheduler.ts'

/** The choices of a person who downloads a CV. */
export type DownloadOptions = {
	format: DownloadFormat
	/** Whether a PDF or Word file contains an editable copy of the CV that it prints. */
	carriesData: boolean
}

/** Gives a CV to the person as a file. */
export async function downloadCv(input: PreviewInput, wish: DownloadOptions): Promise<void> {
	if (wish.format === 'json') saveEllaFile(input)
	else save(await fileOfCv(input, wish))
	void track({ name: 'cv_download', format: wish.format })
}

/** A CV as a file with its name, made by the server. */
export async function fileOfCv(input: PreviewInput, wish: DownloadOptions): Promise<File> {
	const body = { ...input, ...buildBody(wish) }
	return readFile(await retryWhileBusy(() => call(exportCv, { body })))
}

/** Gives a CV of the account to the person as a file. */
export async function downloadAccountCv(cvId: string, wish: DownloadOptions): Promise<void> {
	const asked = { params: { cvId }, body: buildBody(wish) }
	save(await readFile(await retryWhileBusy(() => call(exportStoredCv, asked))))
	void track({ name: 'cv_download', format: wish.format })
}

/** An Ella file is made here and needs no server. */
export function saveEllaFile({ document, design }: PreviewInput): void {
	const file = new Blob([toEllaJson(document, design)], { type: 'application/json' })
	save(new File([file], cvFileName(document, 'json'), { type: file.type }))
}

function buildBody({ format, carriesData }: DownloadOptions) {
	return { ...toExportOptions(format), carriesData }
}

// Many browsers, above all on phones, show nothing of a download.
function save(file: File): void {
	saveFile(file, file.name)
	toast.success(`${file.name} downloaded.`)
}

async function readFile(answer: Response): Promise<File> {
	const disposition = answer.headers.get('content-disposition') ?? ''
	const [, name = 'CV'] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? []
	const content = await answer.blob()
	return new File([content], decodeURIComponent(name), { type: content.type })
}
