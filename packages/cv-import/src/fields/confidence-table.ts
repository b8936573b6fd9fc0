import type { Worth } from './calibrate.ts'

/** What `npm run train` found each field's confidence to be worth; `any` stands for the fields that are not here. */
export const confidenceTable: Readonly<Record<string, Worth>> & { readonly any: Worth } = {
	any: [
		[0.45, 0.25],
		[0.55, 0.45],
		[0.65, 0.64],
		[0.75, 0.84],
		[0.85, 0.91],
		[0.92, 0.95],
		[0.97, 0.975],
	],
}
