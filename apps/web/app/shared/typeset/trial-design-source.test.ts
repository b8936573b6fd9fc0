import { defaultDesign, emptyCv } from '@app/cv'
import { expect, test } from 'vitest'
import type { PreviewInput } from './preview-scheduler.ts'
import { createTrialDesignSource } from './trial-design-source.ts'

test('what is tried out is on the pages until it is over, and the CV stays as it is', () => {
	const heard: string[] = []
	let input: PreviewInput = { document: emptyCv(), design: defaultDesign() }
	let tell: () => void = () => undefined
	const source = createTrialDesignSource({
		getInput: () => input,
		subscribe: (listener) => {
			tell = listener
			return () => undefined
		},
	})
	source.subscribe(() => heard.push('changed'))
	expect(source.getInput()).toBe(input)

	source.setTrial({ spacing: 0.8 })
	const tried = source.getInput()
	expect(tried.design.spacing).toBe(0.8)
	expect(source.getInput()).toBe(tried)
	expect(input.design.spacing).toBe(1)

	input = { ...input, document: { ...input.document, professionalSummary: 'Calm' } }
	tell()
	expect(source.getInput().document.professionalSummary).toBe('Calm')
	expect(source.getInput().design.spacing).toBe(0.8)

	source.setTrial(null)
	expect(source.getInput()).toBe(input)
	expect(heard).toHaveLength(3)
})
