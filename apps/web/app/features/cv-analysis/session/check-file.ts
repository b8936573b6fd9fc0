import { maxUploadBytes } from '@app/contract'
import { extensionOfType, isReadable } from './readable-files.ts'

export type FileVerdict = { fits: true } | { fits: false; sentence: string }

const adviceByExtension: Record<string, string> = {
	pages: 'is a Pages file. Export it as a PDF and choose that instead.',
	jpg: 'is an image. Software can’t read words in an image, so choose the original document.',
	jpeg: 'is an image. Software can’t read words in an image, so choose the original document.',
	png: 'is an image. Software can’t read words in an image, so choose the original document.',
	heic: 'is an image. Software can’t read words in an image, so choose the original document.',
}

/** Judges a file by its name, type and size before anything is sent. */
export function checkFile(file: Pick<File, 'name' | 'size' | 'type'>): FileVerdict {
	const extension = readExtension(file)
	if (!isReadable(extension)) return refuse(file, adviceFor(extension))
	if (file.size === 0) return refuse(file, 'is empty. Save it again and choose the new file.')
	if (file.size > maxUploadBytes) {
		return refuse(
			file,
			`is ${formatBytes(file.size)}. The limit is 50 MB. Save it with smaller images and try again.`,
		)
	}
	return { fits: true }
}

function refuse(file: { name: string }, advice: string): FileVerdict {
	return { fits: false, sentence: `“${file.name}” ${advice}` }
}

function adviceFor(extension: string): string {
	return (
		adviceByExtension[extension] ??
		'isn’t a file Ella can read. Choose a PDF, Word, OpenDocument, RTF or text file, or a file from Europass, LinkedIn or JSON Resume.'
	)
}

// Phones send files without an extension; the media type tells the format.
function readExtension({ name, type }: { name: string; type: string }): string {
	const named = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()
	return named ?? extensionOfType(type)
}

/** A size in words, for example `340 KB` or `1.2 MB`, counted as file managers show it. */
export function formatBytes(bytes: number): string {
	const kilobytes = bytes / 1024
	if (kilobytes < 1) return `${bytes} bytes`
	if (kilobytes < 1000) return `${Math.round(kilobytes)} KB`
	const megabytes = kilobytes / 1024
	return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}
