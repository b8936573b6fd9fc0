// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the shares were counted
import type { Worth } from './calibration-table.ts'

/** What `npm run train` found each field's confidence to be worth; `any` stands for the fields that are not here. */
// biome-ignore format: one line for each field
export const confidenceTable: Readonly<Record<string, Worth>> & { readonly any: Worth } = {
	any: [[0.361, 0.233], [0.48, 0.473], [0.545, 0.548], [0.628, 0.736], [0.838, 0.852], [0.866, 0.852], [0.88, 0.858], [0.899, 0.88], [0.916, 0.886], [0.95, 0.913], [0.972, 0.915], [0.99, 0.93], [1, 0.947]],
	'education.endDate': [[0.949, 0.907]],
	'education.grade': [[0.753, 0.876], [0.9, 0.918], [0.987, 0.958]],
	'education.institution': [[0.619, 0.654], [0.793, 0.752], [0.906, 0.834], [0.976, 0.894], [0.99, 0.929], [1, 0.955]],
	'education.qualification': [[0.497, 0.469], [0.622, 0.707], [0.907, 0.828], [0.99, 0.868], [1, 0.928]],
	'education.startDate': [[0.949, 0.936]],
	'experience.employer': [[0.471, 0.363], [0.715, 0.743], [0.938, 0.854], [0.988, 0.914], [1, 0.946]],
	'experience.endDate': [[0.933, 0.892]],
	'experience.jobTitle': [[0.454, 0.327], [0.613, 0.738], [0.773, 0.827], [0.824, 0.87], [0.936, 0.895], [0.988, 0.927], [1, 0.955]],
	'experience.location': [[0.852, 0.894]],
	'experience.startDate': [[0.932, 0.94]],
	'language.level': [[0.847, 0.912]],
	'personalInfo.city': [[0.6, 0.641], [0.85, 0.907]],
	'personalInfo.email': [[0.99, 0.946]],
	'personalInfo.firstName': [[0.632, 0.709], [0.802, 0.824], [0.885, 0.868], [0.912, 0.904], [0.939, 0.927], [0.951, 0.943]],
	'personalInfo.headline': [[0.756, 0.868]],
	'personalInfo.lastName': [[0.735, 0.747], [0.897, 0.912], [0.939, 0.942], [0.951, 0.951]],
	'personalInfo.phone': [[0.966, 0.926]],
	professionalSummary: [[0.75, 0.816], [0.95, 0.891]],
	'skills.name': [[0.85, 0.827]],
}
