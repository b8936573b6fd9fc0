import { exportFormatSchema } from '@app/contract'
import { cvDocumentSchema, defaultDesign, wholeCv } from '@app/cv'
import { createTypesetter } from '@app/typeset/node'
import { afterAll, expect, test } from 'vitest'
import { exportFile } from './export-file.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
afterAll(() => typesetter.close())

const plain = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Priya', lastName: 'Nair' },
	experience: [{ id: 'job-1', jobTitle: 'Carer', employer: 'Elm Court' }],
})
const noted = {
	...plain,
	notes: [
		{ id: 'job-1', text: 'Left after a quarrel' },
		{ id: wholeCv, text: 'Only for care homes' },
	],
}

test.each(exportFormatSchema.options)('a note leaves no trace in %s', async (format) => {
	const means = { typesetter, createdAt: new Date('2026-01-02T03:04:05Z') }
	const wish = { design: defaultDesign(), format, carriesData: true, isArchival: false }
	const file = await exportFile({ ...wish, document: noted }, means)
	expect(file).toEqual(await exportFile({ ...wish, document: plain }, means))
})
