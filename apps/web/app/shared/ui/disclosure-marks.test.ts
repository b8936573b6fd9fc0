import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('disclosures have a drawn mark that turns, and not the triangle of a browser', () => {
	const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
	expect(css).toMatch(/summary \{\s*list-style: none/)
	expect(css).toMatch(/summary:not\(\.list-none\)::before \{[^}]*mask: url/)
	expect(css).toMatch(/details\[open\] > summary:not\(\.list-none\)::before \{\s*rotate: 90deg/)
})
