import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import type { FileFormat } from './recipes.ts'

const run = promisify(execFile)

/** Returns the text of a file as other programs read it, in no certain order, to check the printed words. */
export async function readWordsOfFile(
	bytes: Uint8Array,
	format: FileFormat,
	folder: string,
): Promise<string> {
	switch (format) {
		case 'pdf':
			return pdfText(bytes, folder)
		case 'docx':
			return zippedText(bytes, /^word\/(?:document|header\d*|footer\d*)\.xml$/)
		case 'odt':
			return zippedText(bytes, /^(?:content|styles)\.xml$/)
		case 'rtf':
			return rtfText(strFromU8(bytes, true))
		case 'txt':
			return new TextDecoder().decode(bytes)
	}
}

async function pdfText(bytes: Uint8Array, folder: string): Promise<string> {
	const path = join(folder, 'check.pdf')
	await writeFile(path, bytes)
	// A word that is broken at the edge of a narrow column is whole in the order of the file.
	const orders = await Promise.all(
		[[], ['-raw']].map((order) => run('pdftotext', [...order, path, '-'])),
	)
	return orders.map(({ stdout }) => stdout).join('\n')
}

function zippedText(bytes: Uint8Array, names: RegExp): string {
	return Object.entries(unzipSync(bytes))
		.filter(([name]) => names.test(name))
		.map(([, part]) => strFromU8(part))
		.join('\n')
		.replaceAll(/<text:(?:s|tab|line-break)[^>]*>/g, ' ')
		.replaceAll(/<\/(?:w:p|text:p|text:h)>/g, '\n')
		.replaceAll(/<[^>]+>/g, '')
		.replaceAll('&apos;', "'")
		.replaceAll('&quot;', '"')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&')
}

function rtfText(rtf: string): string {
	const decoder = new TextDecoder('windows-1252')
	return rtf
		.replaceAll(/(\\[a-z]+-?\d*)[\r\n]+/g, '$1 ')
		.replaceAll(/[\r\n]/g, '')
		.replaceAll(/\\uc\d ?/g, '')
		.replaceAll(/\\u(-?\d+) ?(?:\\'[0-9a-f]{2}|\?)?/g, (_, code) =>
			String.fromCharCode((Number(code) + 65_536) % 65_536),
		)
		.replaceAll(/\\'([0-9a-f]{2})/g, (_, hex) =>
			decoder.decode(Uint8Array.of(Number.parseInt(hex, 16))),
		)
		.replaceAll(/\\(?:par|tab|line|cell|row)\b ?/g, '\n')
		.replaceAll(/\\[a-z]+-?\d* ?/g, '')
		.replaceAll(/[{}]/g, '')
}
