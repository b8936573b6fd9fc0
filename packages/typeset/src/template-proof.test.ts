import { expect, test } from 'vitest'
import { templates } from './template.ts'
import { findProof } from './template-proof.ts'

test.each(templates)('$name has a proof from every reader', ({ id }) => {
	const readers = findProof(id)?.readBack.map(({ file, reader }) => `${file} ${reader}`)
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
	expect(findProof('gone')).toBeUndefined()
})
