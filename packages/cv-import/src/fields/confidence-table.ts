// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the shares were counted
import type { Worth } from './calibration-table.ts'

/** What `npm run train` found each field's confidence to be worth; `any` stands for the fields that are not here. */
// biome-ignore format: one line for each field
export const confidenceTable: Readonly<Record<string, Worth>> & { readonly any: Worth } = {
	any: [[0.498, 0.222], [0.612, 0.685], [0.663, 0.775], [0.764, 0.927], [0.863, 0.94], [0.917, 0.972], [0.95, 0.972], [0.98, 0.973]],
	'certification.name': [[0.8, 0.871]],
	'education.endDate': [[0.939, 0.941]],
	'education.fieldOfStudy': [[0.612, 0.794], [0.86, 0.907]],
	'education.grade': [[0.897, 0.943]],
	'education.institution': [[0.648, 0.782], [0.9, 0.921]],
	'education.qualification': [[0.639, 0.737], [0.9, 0.916]],
	'education.startDate': [[0.938, 0.973]],
	'experience.achievements': [[0.748, 0.915], [0.95, 0.986]],
	'experience.current': [[0.923, 0.978]],
	'experience.employer': [[0.626, 0.478], [0.947, 0.961]],
	'experience.endDate': [[0.75, 0.944], [0.95, 0.955]],
	'experience.jobTitle': [[0.647, 0.583], [0.948, 0.965]],
	'experience.location': [[0.85, 0.951]],
	'experience.startDate': [[0.922, 0.986]],
	'experience.summary': [[0.85, 0.977]],
	'interests.name': [[0.85, 0.935]],
	'language.name': [[0.95, 0.987]],
	'personalInfo.city': [[0.85, 0.969]],
	'personalInfo.email': [[0.99, 0.956]],
	'personalInfo.firstName': [[0.892, 0.963], [0.95, 0.982]],
	'personalInfo.headline': [[0.75, 0.958]],
	'personalInfo.lastName': [[0.9, 0.973], [0.95, 0.982]],
	'personalInfo.phone': [[0.97, 0.987]],
	professionalSummary: [[0.95, 0.976]],
	'reference.name': [[0.845, 0.846]],
	'skills.name': [[0.85, 0.96]],
	'socialMedia.url': [[0.8, 0.968], [0.95, 0.984]],
}
