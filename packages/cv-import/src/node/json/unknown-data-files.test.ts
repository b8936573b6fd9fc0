import { describe, expect, test } from 'vitest'
import { readBytes } from '../read-fixture.ts'
import { unknownDataFile } from './read-data-file.ts'

const read = (text: string, name = 'cv.json') => readBytes(new TextEncoder().encode(text), name)

describe('a data file that is no CV of a kind that is known is refused', () => {
	test.each<[string, string]>([
		['a package', '{"name": "package", "version": "1.0.0"}'],
		['another builder', '{"personalDetails": {"fullName": "Sam Hill"}, "content": {"work": []}}'],
		['a profile', '{"firstName": "Sam", "lastName": "Hill", "positions": [{"title": "Cook"}]}'],
		['a list', '[{"name": "Kim"}]'],
		['an empty object', '{}'],
		['settings', 'services:\n  web:\n    image: node\n    ports:\n      - 3000\n'],
		['another builder in YAML', 'person:\n  name: Sam Hill\n  jobs:\n    - title: Cook\n'],
		['a workflow', '---\nname: build\non:\n  push:\n    branches: [main]\n'],
	])('%s', async (_, text) => {
		await expect(read(text)).rejects.toMatchObject({
			code: 'file_type_unknown',
			message: unknownDataFile,
		})
	})

	const bomb = [
		'a: &a [x, x, x, x, x, x, x, x, x]',
		...['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, index) => {
			const before = String.fromCharCode(97 + index)
			return `${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`
		}),
		'cv:\n  name: Sam\n  sections: *h',
	].join('\n')

	test.each<[string, string, string]>([
		['names within names', 'file_too_large', bomb],
		['brackets in brackets', 'file_too_large', `cv:\n  name: ${'['.repeat(5_000)}`],
		['steps without end', 'file_too_large', `cv:\n${'- '.repeat(5_000)}x`],
		['far too much', 'file_too_large', `cv:\n  name: ${'word '.repeat(100_000)}`],
		['YAML that breaks off', 'file_damaged', 'cv:\n  name: "Sam Hill\n'],
		['nothing of a person', 'file_is_not_a_cv', 'cv:\n  name:\n  sections:\n    a: []\n'],
	])('%s: %s', async (_, code, text) => {
		await expect(read(text)).rejects.toMatchObject({ code })
	})
})

describe('a CV that somebody typed with colons is no data file', () => {
	test.each([
		'Name: Sam Hill\nEmail: sam.hill@example.com\n\nSKILLS\n  - Sawing\n  - Planing\n',
		'Sam Hill\nsam.hill@example.com\n\nskills:\n  - Sawing\n  - Planing\n',
		'---\ntitle: CV\nauthor: Sam Hill\n---\n\n# Sam Hill\n\nsam.hill@example.com\n\n## Skills\n\n- Sawing\n- Planing\n',
	])('%j', async (text) => {
		const { document } = await read(text, 'cv.txt')
		expect(document.skills.map(({ name }) => name)).toEqual(['Sawing', 'Planing'])
	})
})
