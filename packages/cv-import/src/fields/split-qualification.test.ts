import { expect, test } from 'vitest'
import { splitQualification } from './split-qualification.ts'

test.each([
	['NVQ Level 2 Professional Cookery', 'NVQ Level 2', 'Professional Cookery'],
	['Grado, Educación Primaria', 'Grado', 'Educación Primaria'],
	['Laurea triennale in Infermieristica', 'Laurea triennale', 'Infermieristica'],
	['Ausbildung zum Mechatroniker', 'Ausbildung', 'Mechatroniker'],
	['A-levels: Art (A), Biology (B)', 'A-levels', 'Art (A), Biology (B)'],
	['Honours degree in Early Years', 'Honours degree', 'Early Years'],
	['BSc (Hons)', 'BSc (Hons)', undefined],
	['GCSEs including Mathematics', 'GCSEs including Mathematics', undefined],
])('"%s" is the qualification "%s" in "%s"', (text, qualification, field) => {
	const found = splitQualification({ text, pieces: [] }, 0.9)
	expect(found.qualification?.value).toBe(qualification)
	expect(found.fieldOfStudy?.value).toBe(field)
})
