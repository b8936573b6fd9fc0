import { expect, test } from 'vitest'
import { saveFile } from '#shared/save-file.ts'

test('a file that is saved leaves the page where it is', async () => {
	const { href } = location
	saveFile(new Blob(['a']), 'a.txt')
	await new Promise((resolve) => setTimeout(resolve, 50))
	expect(location.href).toBe(href)
})
