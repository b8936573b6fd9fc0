import { maxUploadBytes } from '@app/contract'
import { expect, test } from 'vitest'
import { checkFile, formatBytes } from './check-file.ts'

const fileNamed = (name: string, more: { size?: number; type?: string } = {}) => ({
	name,
	size: 20_000,
	type: '',
	...more,
})

test.each([
	'cv.pdf',
	'CV.PDF',
	'my.cv.final.docx',
	'cv.doc',
	'cv.odt',
	'cv.rtf',
	'cv.txt',
	'cv.html',
	'cv.md',
	'resume.json',
	'europass.xml',
	'LinkedInDataExport.zip',
])('%s fits', (name) => {
	expect(checkFile(fileNamed(name))).toEqual({ fits: true })
})

test('a file without an extension fits when its media type is readable', () => {
	expect(checkFile(fileNamed('document', { type: 'application/pdf' }))).toEqual({ fits: true })
})

test.each([
	['cv.pages', /Pages file/],
	['cv.jpeg', /image/],
	['cv.exe', /Choose a PDF, Word, OpenDocument, RTF or text file/],
	['cv', /Choose a PDF/],
])('%s is refused with what to do instead', (name, advice) => {
	expect(checkFile(fileNamed(name))).toEqual({
		fits: false,
		sentence: expect.stringMatching(advice),
	})
})

test('an empty file is refused by name', () => {
	expect(checkFile(fileNamed('cv.pdf', { size: 0 }))).toEqual({
		fits: false,
		sentence: '“cv.pdf” is empty. Save it again and choose the new file.',
	})
})

test('exactly 50 MB fits and one byte more does not', () => {
	expect(checkFile(fileNamed('cv.pdf', { size: maxUploadBytes })).fits).toBe(true)
	expect(checkFile(fileNamed('cv.pdf', { size: maxUploadBytes + 1 })).fits).toBe(false)
})

test.each([
	[512, '512 bytes'],
	[34_816, '34 KB'],
	[1_258_291, '1.2 MB'],
	[65_011_712, '62 MB'],
])('%i bytes read as %s', (bytes, words) => {
	expect(formatBytes(bytes)).toBe(words)
})
