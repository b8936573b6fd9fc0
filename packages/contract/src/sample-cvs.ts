import { cvDocumentSchema } from '@app/cv'
import { z } from 'zod'
import { anyone } from './access.ts'
import { endpoint } from './define-endpoint.ts'

/** The CV of an invented person; `name` is their profession, or the feature of a template that it tests. */
export const sampleCvSchema = z.object({
	id: z.string(),
	name: z.string(),
	document: cvDocumentSchema,
})
export type SampleCvEntry = z.infer<typeof sampleCvSchema>

export const listSampleCvs = endpoint({
	method: 'GET',
	path: '/api/sample-cvs/',
	access: anyone,
	summary: 'Sample CVs for trying out templates',
	response: z.object({
		/** People of different professions. */
		people: z.array(sampleCvSchema),
		/** Short, usual, long, and in other scripts. */
		trials: z.array(sampleCvSchema),
	}),
})
