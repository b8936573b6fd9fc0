import { expect, test } from 'vitest'
import { addSentences } from './add-sentences.ts'

test.each([
	['', 'I bake.'],
	['looking for a job in a kitchen', 'looking for a job in a kitchen. I bake.'],
	['I clean.', 'I clean. I bake.'],
	['I clean. ', 'I clean. I bake.'],
	['I clean!', 'I clean! I bake.'],
	['I clean (well.)', 'I clean (well.) I bake.'],
	['I **clean.**', 'I **clean.** I bake.'],
	['I **clean**', 'I **clean**. I bake.'],
	['I clean,', 'I clean. I bake.'],
])('a sentence is added to %j as a sentence', (text, told) => {
	expect(addSentences(text, ['I bake.'])).toBe(told)
})
