import type { SourceFormat } from '@app/cv'
import { ReadError } from '../read-error.ts'
import { decodeText } from './txt/decode-text.ts'

/** Tells the format of a file by what is in it, never by its name; throws `ReadError`. */
export function detectFormat(bytes: Uint8Array): SourceFormat {
	if (bytes.byteLength === 0) throw new ReadError('file_empty')
	const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
	if (head.includes('%PDF-')) return 'pdf'
	if (head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006')) return 'docx'
	if (head.startsWith('\u00d0\u00cf\u0011\u00e0')) throw oleError(bytes)
	if (head.startsWith('{\\rtf') || looksLikeMarkup(head)) throw new ReadError('file_type_unknown')
	const text = decodeText(bytes)
	if (text === null) throw new ReadError('file_type_unknown')
	if (text.trim() === '') throw new ReadError('file_empty')
	return 'txt'
}

// Word wraps a file with a password, and writes its old .doc files, in the same kind of container.
function oleError(bytes: Uint8Array): ReadError {
	const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	const isEncrypted = content.includes(Buffer.from('EncryptedPackage', 'utf16le'))
	return new ReadError(isEncrypted ? 'file_encrypted' : 'file_type_unknown')
}

function looksLikeMarkup(head: string): boolean {
	return /^\s*(?:<\?xml|<!doctype|<html|<svg|\{\s*"|\[\s*[[{"])/i.test(head)
}
