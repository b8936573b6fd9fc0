// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the shares were counted
import type { Worth } from './calibrate.ts'

/** What `npm run train` found each field's confidence to be worth; `any` stands for the fields that are not here. */
// biome-ignore format: one line for each field
export const confidenceTable: Readonly<Record<string, Worth>> & { readonly any: Worth } = {
	any: [[0.595, 0.728], [0.662, 0.845], [0.764, 0.938], [0.863, 0.952], [0.917, 0.972], [0.952, 0.98]],
	'certification.name': [[0.8, 0.898]],
	'education.endDate': [[0.939, 0.97]],
	'education.fieldOfStudy': [[0.613, 0.851], [0.86, 0.914]],
	'education.grade': [[0.897, 0.944]],
	'education.institution': [[0.649, 0.883], [0.9, 0.923]],
	'education.qualification': [[0.644, 0.871], [0.9, 0.933]],
	'education.startDate': [[0.938, 0.976]],
	'experience.achievements': [[0.75, 0.932], [0.95, 0.987]],
	'experience.current': [[0.923, 0.978]],
	'experience.employer': [[0.691, 0.591], [0.946, 0.978]],
	'experience.endDate': [[0.922, 0.966]],
	'experience.jobTitle': [[0.69, 0.7], [0.946, 0.982]],
	'experience.location': [[0.85, 0.973]],
	'experience.startDate': [[0.922, 0.986]],
	'experience.summary': [[0.85, 0.979]],
	'interests.name': [[0.85, 0.963]],
	'language.name': [[0.95, 0.988]],
	'personalInfo.city': [[0.85, 0.978]],
	'personalInfo.email': [[0.99, 0.969]],
	'personalInfo.firstName': [[0.91, 0.972], [0.95, 0.983]],
	'personalInfo.headline': [[0.75, 0.961]],
	'personalInfo.lastName': [[0.914, 0.973], [0.95, 0.983]],
	'personalInfo.phone': [[0.97, 0.987]],
	professionalSummary: [[0.95, 0.977]],
	'reference.name': [[0.848, 0.951]],
	'skills.name': [[0.85, 0.963]],
	'socialMedia.url': [[0.8, 0.972], [0.95, 0.986]],
}
