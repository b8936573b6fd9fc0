import { expect, test } from 'vitest'
import { rejectUnreadable } from './reject-unreadable.ts'

const check = (head: string | Uint8Array) => {
	const bytes = Buffer.from(head)
	return () => rejectUnreadable({ bytes: bytes.length, head: bytes })
}

test('an empty file is called empty', () => {
	expect(check('')).toThrow(expect.objectContaining({ code: 'file_empty', statusCode: 422 }))
})

test.each([
	['a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
	['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex')],
	['a program', Buffer.from('7f454c4602010100', 'hex')],
])('%s is refused at once', (_name, head) => {
	expect(check(head)).toThrow(
		expect.objectContaining({ code: 'file_type_unknown', statusCode: 415 }),
	)
})

test.each([
	['a PDF after some other bytes', '\n\n%PDF-1.7'],
	['a ZIP, which DOCX is', Buffer.from('504b030414000600', 'hex')],
	['rich text', '{\\rtf1\\ansi Ada}'],
	['plain text', 'Ada Example\nNurse\n'],
	['text in UTF-16', Buffer.from('\ufeffAda', 'utf16le')],
	['text in Latin-1', Buffer.from('Zo\xeb, caf\xe9', 'latin1')],
])('%s is let through', (_name, head) => {
	expect(check(head)).not.toThrow()
})
