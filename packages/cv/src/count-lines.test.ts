import { expect, test } from 'vitest'
import { countLines } from './count-lines.ts'
import { cvDocumentSchema } from './cv-document.ts'

test.each([
	{ document: {}, lines: 0 },
	{ document: { professionalSummary: 'A nurse of ten years.' }, lines: 0 },
	{ document: { skills: [{ id: 'a' }, { id: 'b' }] }, lines: 2 },
	{ document: { experience: [{ id: 'a', achievements: ['One', 'Two'] }] }, lines: 3 },
	{ document: { education: [{ id: 'a', details: ['One'] }], interests: [{ id: 'b' }] }, lines: 3 },
	{ document: { custom: [{ id: 'a', items: [{ id: 'b' }, { id: 'c' }] }] }, lines: 3 },
	{ document: { notes: [{ id: 'cv' }], facts: [{ id: 'f' }] }, lines: 0 },
])('$document has $lines lines', ({ document, lines }) => {
	expect(countLines(cvDocumentSchema.parse(document))).toBe(lines)
})
