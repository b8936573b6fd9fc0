// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the shares were counted
import type { Worth } from './calibration-table.ts'

/** What `npm run train` found each field's confidence to be worth; `any` stands for the fields that are not here. */
// biome-ignore format: one line for each field
export const confidenceTable: Readonly<Record<string, Worth>> & { readonly any: Worth } = {
	any: [[0.449, 0.439], [0.803, 0.793], [0.904, 0.832], [0.956, 0.868], [1, 0.868]],
	'education.endDate': [[0.946, 0.872]],
	'education.grade': [[0.742, 0.809], [0.933, 0.894]],
	'education.institution': [[0.811, 0.793], [0.961, 0.844], [1, 0.861]],
	'education.qualification': [[0.576, 0.63], [0.879, 0.785], [0.961, 0.84], [1, 0.84]],
	'education.startDate': [[0.947, 0.897]],
	'experience.employer': [[0.648, 0.625], [0.95, 0.846], [1, 0.873]],
	'experience.endDate': [[0.917, 0.853]],
	'experience.jobTitle': [[0.565, 0.662], [0.768, 0.781], [0.889, 0.839], [0.956, 0.871], [1, 0.887]],
	'experience.location': [[0.835, 0.862], [0.9, 0.87]],
	'experience.startDate': [[0.916, 0.886]],
	'language.level': [[0.848, 0.837]],
	'personalInfo.email': [[0.99, 0.873]],
	'personalInfo.firstName': [[0.887, 0.796], [0.94, 0.87]],
	'personalInfo.lastName': [[0.887, 0.838], [0.94, 0.883]],
	'personalInfo.phone': [[0.964, 0.831]],
	'skills.name': [[0.85, 0.708]],
}
