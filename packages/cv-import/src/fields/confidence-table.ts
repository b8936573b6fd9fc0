// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the shares were counted
import type { CalibrationTable } from './calibration-table.ts'

/** What `npm run train` found each field's confidence to be worth; `any` stands for the fields that are not here. */
// biome-ignore format: one line for each field
export const confidenceTable: Readonly<Record<string, CalibrationTable>> & { readonly any: CalibrationTable } = {
	any: [[0.383, 0.268], [0.479, 0.519], [0.533, 0.527], [0.574, 0.63], [0.636, 0.717], [0.736, 0.721], [0.774, 0.862], [0.851, 0.866], [0.905, 0.884], [0.94, 0.922], [0.953, 0.923], [0.99, 0.93], [1, 0.956]],
	'education.endDate': [[0.949, 0.9]],
	'education.grade': [[0.736, 0.893], [0.9, 0.943], [0.97, 0.97], [1, 0.982]],
	'education.institution': [[0.449, 0.403], [0.688, 0.642], [0.877, 0.817], [0.921, 0.838], [0.99, 0.909], [1, 0.956]],
	'education.qualification': [[0.439, 0.419], [0.63, 0.625], [0.828, 0.745], [0.92, 0.792], [0.99, 0.828], [1, 0.93]],
	'education.startDate': [[0.949, 0.957]],
	'experience.employer': [[0.381, 0.249], [0.54, 0.397], [0.734, 0.684], [0.9, 0.772], [0.934, 0.829], [0.955, 0.829], [0.99, 0.905], [1, 0.961]],
	'experience.endDate': [[0.935, 0.908]],
	'experience.jobTitle': [[0.38, 0.249], [0.531, 0.494], [0.639, 0.712], [0.774, 0.815], [0.842, 0.831], [0.95, 0.87], [1, 0.964]],
	'experience.location': [[0.844, 0.894], [0.9, 0.917]],
	'experience.startDate': [[0.934, 0.961]],
	'language.level': [[0.848, 0.943]],
	'personalInfo.city': [[0.6, 0.601], [0.85, 0.93]],
	'personalInfo.email': [[0.99, 0.974]],
	'personalInfo.firstName': [[0.616, 0.691], [0.78, 0.837], [0.878, 0.904], [0.91, 0.911], [0.92, 0.926], [0.939, 0.96], [0.95, 0.969]],
	'personalInfo.headline': [[0.751, 0.897]],
	'personalInfo.lastName': [[0.731, 0.761], [0.817, 0.872], [0.885, 0.92], [0.913, 0.937], [0.939, 0.974], [0.95, 0.981]],
	'personalInfo.phone': [[0.967, 0.959]],
	professionalSummary: [[0.75, 0.835], [0.95, 0.904]],
	'skills.name': [[0.85, 0.855]],
}
