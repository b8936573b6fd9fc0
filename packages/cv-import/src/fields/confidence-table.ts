// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the shares were counted
import type { CalibrationTable } from './calibration-table.ts'

/** What `npm run train` found each field's confidence to be worth; `any` stands for the fields that are not here. */
// biome-ignore format: one line for each field
export const confidenceTable: Readonly<Record<string, CalibrationTable>> & { readonly any: CalibrationTable } = {
	any: [[0.361, 0.221], [0.48, 0.449], [0.545, 0.52], [0.628, 0.698], [0.838, 0.808], [0.866, 0.808], [0.88, 0.814], [0.899, 0.835], [0.916, 0.84], [0.95, 0.866], [0.972, 0.868], [0.99, 0.882], [1, 0.898]],
	'education.endDate': [[0.949, 0.86]],
	'education.grade': [[0.753, 0.831], [0.9, 0.871], [0.987, 0.909]],
	'education.institution': [[0.619, 0.62], [0.793, 0.713], [0.906, 0.791], [0.976, 0.848], [0.99, 0.881], [1, 0.906]],
	'education.qualification': [[0.497, 0.445], [0.622, 0.671], [0.907, 0.785], [0.99, 0.823], [1, 0.88]],
	'education.startDate': [[0.949, 0.888]],
	'experience.employer': [[0.471, 0.344], [0.715, 0.705], [0.938, 0.81], [0.988, 0.867], [1, 0.897]],
	'experience.endDate': [[0.933, 0.846]],
	'experience.jobTitle': [[0.454, 0.31], [0.613, 0.7], [0.773, 0.784], [0.824, 0.825], [0.936, 0.849], [0.988, 0.879], [1, 0.906]],
	'experience.location': [[0.852, 0.848]],
	'experience.startDate': [[0.932, 0.892]],
	'language.level': [[0.847, 0.865]],
	'personalInfo.city': [[0.6, 0.608], [0.85, 0.86]],
	'personalInfo.email': [[0.99, 0.897]],
	'personalInfo.firstName': [[0.632, 0.672], [0.802, 0.782], [0.885, 0.823], [0.912, 0.857], [0.939, 0.879], [0.951, 0.894]],
	'personalInfo.headline': [[0.756, 0.823]],
	'personalInfo.lastName': [[0.735, 0.708], [0.897, 0.865], [0.939, 0.893], [0.951, 0.902]],
	'personalInfo.phone': [[0.966, 0.878]],
	professionalSummary: [[0.75, 0.774], [0.95, 0.845]],
	'skills.name': [[0.85, 0.784]],
}
