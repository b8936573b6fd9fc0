import { ReadError } from '../read-error.ts'
import { detectTextFormat, type TextFormat } from './detect-text-format.ts'
import { isLinkedInArchive } from './linkedin/read-linkedin-zip.ts'
import { decodeText } from './txt/decode-text.ts'
import { namesInZip } from './zip/open-zip.ts'

export type ReadableFormat = 'pdf' | 'docx' | 'rtf' | 'doc' | 'linkedin' | TextFormat

const zipMarks = ['PK\u0003\u0004', 'PK\u0005\u0006']

/** Detects the format of a file from its content, never from its name. Throws `ReadError`. */
export function detectFormat(bytes: Uint8Array): ReadableFormat {
	if (bytes.byteLength === 0) throw new ReadError('file_empty')
	const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
	if (/^\s*\{\\rtf/.test(head)) return 'rtf'
	if (head.includes('%PDF-')) return 'pdf'
	if (zipMarks.some((mark) => head.startsWith(mark))) return formatOfZip(bytes)
	if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'doc'
	const text = decodeText(bytes)
	if (text === null) throw new ReadError('file_type_unknown')
	if (text.trim() === '') throw new ReadError('file_empty')
	return detectTextFormat(text)
}

function formatOfZip(bytes: Uint8Array): ReadableFormat {
	const names = namesInZip(bytes)
	if (names.includes('word/document.xml')) return 'docx'
	if (names.includes('content.xml') && names.includes('META-INF/manifest.xml')) return 'odt'
	if (isLinkedInArchive(names)) return 'linkedin'
	throw new ReadError('file_type_unknown')
}
