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
	['PhD (Philosophy)', 'PhD', 'Philosophy'],
	['Master of Arts (M.A.) in Education', 'Master of Arts (M.A.)', 'Education'],
	['Higher National Diploma (HND), Physics', 'Higher National Diploma (HND)', 'Physics'],
	['MA of French Translation', 'MA', 'French Translation'],
	['BACHELOR OF SCIENCE IN AGRICULTURE', 'BACHELOR OF SCIENCE', 'AGRICULTURE'],
	['Software Engineering Bachelor’s Degree', 'Bachelor’s Degree', 'Software Engineering'],
	['Bachelor in Computer Science (in progress)', 'Bachelor', 'Computer Science'],
	['B.S. Computer Science, Spring 2022', 'B.S.', 'Computer Science'],
	['High School Diploma', 'High School Diploma', undefined],
	['Professional Master of Education', 'Professional Master of Education', undefined],
	['GCSEs including Mathematics', 'GCSEs including Mathematics', undefined],
])('"%s" is the qualification "%s" in "%s"', (text, qualification, field) => {
	const found = splitQualification({ text, pieces: [] }, 0.9)
	expect(found.qualification?.value).toBe(qualification)
	expect(found.fieldOfStudy?.value).toBe(field)
})
