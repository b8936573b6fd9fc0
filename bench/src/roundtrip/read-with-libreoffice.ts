import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const filesPerProcess = 60

/** The text that LibreOffice finds in each Word document, by its name; one process opens many files. */
export async function readWithLibreOffice(
	documents: ReadonlyMap<string, Uint8Array>,
	folder: string,
): Promise<Map<string, string>> {
	const texts = new Map<string, string>()
	const names = [...documents.keys()]
	for (let from = 0; from < names.length; from += filesPerProcess) {
		const some = names.slice(from, from + filesPerProcess)
		const work = await mkdtemp(join(folder, 'office-'))
		const files = some.map((name) => join(work, `${name}.docx`))
		for (const [index, name] of some.entries()) {
			await writeFile(files[index] ?? '', documents.get(name) ?? '')
		}
		const profile = `-env:UserInstallation=file://${join(folder, 'office-profile')}`
		const into = ['--convert-to', 'txt:Text (encoded):UTF8', '--outdir', work]
		await run('soffice', [profile, '--headless', '--norestore', ...into, ...files], {
			timeout: 600_000,
		})
		for (const name of some) texts.set(name, await readFile(join(work, `${name}.txt`), 'utf8'))
		await rm(work, { recursive: true })
	}
	return texts
}
