import { expect, test } from 'vitest'
import { templates } from './find-template.ts'
import { findTemplateReadBack } from './template-read-back.ts'

test.each(templates)('$name has a proof from every reader', ({ id }) => {
	const readers = findTemplateReadBack(id)?.readBack.map(({ file, reader }) => `${file} ${reader}`)
	expect(readers).toEqual([
		'PDF pdftotext',
		'PDF pdftotext -layout',
		'PDF pdftotext -raw',
		'PDF mutool',
		'PDF pdf.js',
		'PDF Ella',
		'DOCX LibreOffice',
		'DOCX Ella',
		'TXT any program',
		'TXT Ella',
	])
})

test('a template that is not there has no proof', () => {
	expect(findTemplateReadBack('gone')).toBeUndefined()
})
