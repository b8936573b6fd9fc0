// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the shares were counted
import type { Worth } from './calibration-table.ts'

/** What `npm run train` found each field's confidence to be worth; `any` stands for the fields that are not here. */
// biome-ignore format: one line for each field
export const confidenceTable: Readonly<Record<string, Worth>> & { readonly any: Worth } = {
	any: [[0.486, 0.512], [0.808, 0.764], [0.908, 0.821], [0.957, 0.86], [1, 0.871]],
	'education.endDate': [[0.948, 0.853]],
	'education.grade': [[0.894, 0.883]],
	'education.institution': [[0.628, 0.664], [0.898, 0.772], [0.991, 0.817]],
	'education.qualification': [[0.608, 0.651], [0.897, 0.765], [0.992, 0.808]],
	'education.startDate': [[0.948, 0.872]],
	'experience.employer': [[0.565, 0.569], [0.851, 0.717], [0.946, 0.822], [0.984, 0.847], [1, 0.874]],
	'experience.endDate': [[0.917, 0.866]],
	'experience.jobTitle': [[0.574, 0.657], [0.844, 0.788], [0.955, 0.87], [1, 0.898]],
	'experience.location': [[0.843, 0.851], [0.9, 0.858]],
	'experience.startDate': [[0.917, 0.884]],
	'language.level': [[0.848, 0.818]],
	'skills.name': [[0.85, 0.66]],
}
