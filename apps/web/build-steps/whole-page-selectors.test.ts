import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../app')
// Rules for paper and for phones are no rules of the wide screen, which has the page beside the form.
const elsewhere = /@media (?:print|\(max-width: 40rem\)) \{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g
const asksWholePage = /(?:html|:root|body|\.typeset-pages)[^\s{},]*:has\(/g

test('no rule of the screen asks what the whole page holds, which would be looked for at each letter', () => {
	const sheets = globSync('**/*.css', { cwd: app })
	const asked = sheets.flatMap((sheet) => {
		const rules = readFileSync(join(app, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '')
		const found = rules.replace(elsewhere, '').match(asksWholePage) ?? []
		return found.map((selector) => `${sheet}: ${selector}`)
	})
	expect(sheets).toContain(join('features', 'cv-form', 'editor-bar.css'))
	expect(asked).toEqual([])
})
