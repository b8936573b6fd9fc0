import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'docs/decisions')
const decisions = readdirSync(folder)
	.filter((file) => /^\d{4}-.*\.md$/.test(file))
	.sort()
const documents = globSync(['*.md', 'docs/**/*.md', '.github/*.md'], { cwd: root })

test('decisions are numbered without gaps', () => {
	expect(decisions.map((file) => Number(file.slice(0, 4)))).toEqual(decisions.map((_, i) => i + 1))
})

test.each(decisions)('%s has a number, a status and the sections of a decision', (file) => {
	const text = readFileSync(join(folder, file), 'utf8')
	expect(text).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. \\S`))
	expect(text).toMatch(/^Status: (accepted|superseded)\b.*, \d{4}-\d{2}-\d{2}/m)
	const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
	expect(sections).toEqual(expect.arrayContaining(['Context', 'Decision', 'Consequences']))
})

test('the index lists every decision with its title and status', () => {
	const index = readFileSync(join(folder, 'README.md'), 'utf8')
	const missing = decisions.filter((file) => {
		const text = readFileSync(join(folder, file), 'utf8')
		const [, title] = /^# \d+\. (.*)$/m.exec(text) ?? []
		const [, status] = /^Status: (\w+)/m.exec(text) ?? []
		return !index.includes(`| ${file.slice(0, 4)} | [${title}](${file}) | ${status}`)
	})
	expect(missing).toEqual([])
})

test.each(documents)('every link of %s leads to a file', (document) => {
	const text = readFileSync(join(root, document), 'utf8')
	const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)/g)]
	const broken = targets.filter(
		([, target]) => !existsSync(join(root, dirname(document), target ?? '')),
	)
	expect(broken.map(([, target]) => target)).toEqual([])
})
