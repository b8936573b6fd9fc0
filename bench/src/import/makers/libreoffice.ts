import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type OfficeFormat = 'pdf' | 'docx' | 'odt' | 'rtf'

/** A file to convert; `name` has no ending. */
export type OfficeJob = { name: string; from: 'docx' | 'html'; bytes: Uint8Array }

const filters: Record<OfficeFormat, string> = {
	pdf: 'pdf:writer_pdf_Export',
	docx: 'docx:MS Word 2007 XML',
	odt: 'odt',
	rtf: 'rtf',
}

/** Lets LibreOffice convert files, all of one kind in one go; answers them by name. */
export async function convertWithOffice(
	jobs: OfficeJob[],
	to: OfficeFormat,
	{ folder, fontConfig }: { folder: string; fontConfig: string },
): Promise<Map<string, Uint8Array>> {
	const converted = new Map<string, Uint8Array>()
	for (const from of ['docx', 'html'] as const) {
		const some = jobs.filter((job) => job.from === from)
		if (some.length === 0) continue
		const [input, output] = [join(folder, `${from}-in-${to}`), join(folder, `${from}-out-${to}`)]
		await Promise.all([mkdir(input, { recursive: true }), mkdir(output, { recursive: true })])
		const paths = some.map(({ name }) => join(input, `${name}.${from}`))
		await Promise.all(some.map(({ bytes }, index) => writeFile(paths[index] ?? '', bytes)))
		const reading = from === 'html' ? ['--infilter=HTML (StarWriter)'] : []
		await run(
			'soffice',
			[
				`-env:UserInstallation=file://${join(folder, 'office-profile')}`,
				'--headless',
				'--norestore',
				...reading,
				'--convert-to',
				filters[to],
				'--outdir',
				output,
				...paths,
			],
			{ env: { ...process.env, FONTCONFIG_FILE: fontConfig }, timeout: 300_000 },
		)
		for (const { name } of some) converted.set(name, await readFile(join(output, `${name}.${to}`)))
	}
	return converted
}
