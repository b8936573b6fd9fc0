// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the shares were counted
import type { Worth } from './calibration-table.ts'

/** What `npm run train` found each field's confidence to be worth; `any` stands for the fields that are not here. */
// biome-ignore format: one line for each field
export const confidenceTable: Readonly<Record<string, Worth>> & { readonly any: Worth } = {
	any: [[0.475, 0.395], [0.609, 0.803], [0.832, 0.842], [0.901, 0.872], [0.924, 0.874], [0.952, 0.907], [0.99, 0.942], [1, 0.959]],
	'education.endDate': [[0.947, 0.919]],
	'education.grade': [[0.735, 0.841], [0.919, 0.938], [1, 0.966]],
	'education.institution': [[0.641, 0.763], [0.899, 0.847], [0.95, 0.911], [0.988, 0.946], [1, 0.969]],
	'education.qualification': [[0.59, 0.697], [0.886, 0.787], [0.951, 0.866], [0.988, 0.928], [1, 0.953]],
	'education.startDate': [[0.947, 0.951]],
	'experience.employer': [[0.631, 0.737], [0.892, 0.816], [0.951, 0.89], [0.999, 0.952]],
	'experience.endDate': [[0.925, 0.864]],
	'experience.jobTitle': [[0.459, 0.391], [0.599, 0.768], [0.772, 0.804], [0.891, 0.836], [0.951, 0.902], [0.99, 0.95], [1, 0.962]],
	'experience.location': [[0.837, 0.901], [0.9, 0.902]],
	'experience.startDate': [[0.923, 0.92]],
	'language.level': [[0.848, 0.906]],
	'personalInfo.city': [[0.82, 0.926]],
	'personalInfo.email': [[0.99, 0.933]],
	'personalInfo.firstName': [[0.879, 0.828], [0.936, 0.91], [0.95, 0.935]],
	'personalInfo.headline': [[0.76, 0.874]],
	'personalInfo.lastName': [[0.829, 0.852], [0.908, 0.867], [0.936, 0.92], [0.95, 0.948]],
	'personalInfo.phone': [[0.967, 0.911]],
	professionalSummary: [[0.75, 0.856], [0.95, 0.892]],
	'skills.name': [[0.85, 0.771]],
}
