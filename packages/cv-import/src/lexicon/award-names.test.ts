import { expect, test } from 'vitest'
import { awardLength } from './award-names.ts'

test.each([
	['NVQ Level 2 Professional Cookery', 'NVQ Level 2'],
	['Level 3 Diploma, Dental Nursing', 'Level 3 Diploma'],
	['BTEC Level 3 Extended Diploma Health and Social Care', 'BTEC Level 3 Extended Diploma'],
	['City & Guilds Level 2 Plumbing', 'City & Guilds Level 2'],
	['BSc (Hons) Adult Nursing', 'BSc (Hons)'],
	['Bachelor of Science – Betriebswirtschaftslehre', 'Bachelor of Science'],
	['Bachelor of Nursing', ''],
	['Master di I livello Coordinamento', 'Master di I livello'],
	['Master’s degree in History', 'Master’s degree'],
	['Master of Nursing', ''],
	['MBO niveau 4, Verpleegkunde', 'MBO niveau 4'],
	['Licencjat Pielęgniarstwo', 'Licencjat'],
	['Diplôme d’État Infirmier', 'Diplôme d’État'],
	['Technikum Samochodowe', ''],
	['Grado, Educación Primaria', 'Grado'],
	['Lehrerin für Mathematik', ''],
	['Newton College', ''],
])('the award of "%s" is "%s"', (text, award) => {
	expect(text.slice(0, awardLength(text))).toBe(award)
})
