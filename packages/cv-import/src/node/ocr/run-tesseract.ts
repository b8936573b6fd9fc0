import { execFile } from 'node:child_process'

/** A page of a CV takes seconds; recognising takes longer only for other pages. */
const timeoutMs = 15_000
const maxAnswerBytes = 8_000_000

/** The languages that Ella reads, as Tesseract calls them. Only the installed ones are used. */
const languages = ['eng', 'fra', 'deu', 'spa', 'ita', 'por', 'nld', 'pol']

/** The languages of an installation that a CV may be in, joined as Tesseract wants them. */
export async function installedLanguages(program: string): Promise<string> {
	const list = (await run(program, ['--list-langs'], null)).split(/\s+/)
	return languages.filter((language) => list.includes(language)).join('+') || 'eng'
}

/** Returns the text in the picture of a page, as a table of words and boxes. Rejects if the program fails. */
export function recognise(program: string, png: Uint8Array, language: string): Promise<string> {
	const quality = ['--dpi', '200', '--psm', '3', '-l', language]
	return run(program, ['stdin', 'stdout', ...quality, 'tsv'], png)
}

function run(program: string, args: string[], input: Uint8Array | null): Promise<string> {
	return new Promise((resolve, reject) => {
		const child = execFile(
			program,
			args,
			{
				// One thread: other files are read beside this one. Nothing of this process is handed on.
				env: { OMP_THREAD_LIMIT: '1' },
				timeout: timeoutMs,
				killSignal: 'SIGKILL',
				maxBuffer: maxAnswerBytes,
			},
			(error, answer) => (error === null ? resolve(answer) : reject(error)),
		)
		// A program that ends before it has read its picture tells so by its exit.
		child.stdin?.on('error', () => undefined)
		child.stdin?.end(input ?? undefined)
	})
}
