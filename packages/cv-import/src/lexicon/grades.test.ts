import { expect, test } from 'vitest'
import { matchGrade } from './grades.ts'

test.each([
	['2:1', '2:1'],
	['DMM', 'DMM'],
	['BTEC National Diploma (D*DD)', 'D*DD'],
	['NVQ Level 3, Patisserie, Pass', 'Pass'],
	['Nota: 7,9', '7,9'],
	['Grado, Enfermería, 7,9', '7,9'],
	['Grado en Enfermería (notable)', 'notable'],
	['Ocena: 5,0', '5,0'],
	['Licencjat, bardzo dobry', 'bardzo dobry'],
	['Cijfer: met lof', 'met lof'],
	['Voto: 104/110', '104/110'],
	['Laurea triennale (110 e lode)', '110 e lode'],
	['Média: 15 valores', '15 valores'],
	['Grade: Distinction*', 'Distinction*'],
	['BSc Physics (First Class Honours)', 'First Class Honours'],
])('the grade in "%s" is "%s"', (text, grade) => {
	expect(matchGrade(text)?.value).toBe(grade)
})

test.each([
	['A-levels: Art (A), Biology (B)'],
	['Lebensmitteltechnik (Diplom)'],
	['Dental Nursing'],
	['Music (Pass), Art (Merit)'],
	['Fachabitur, Wirtschaft'],
	['University of Reading, Berkshire'],
])('"%s" has no grade of its own', (text) => {
	expect(matchGrade(text)).toBeNull()
})
