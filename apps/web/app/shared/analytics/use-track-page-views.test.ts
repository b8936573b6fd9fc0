import { expect, test } from 'vitest'
import { withoutIds } from './use-track-page-views.ts'

test.each([
	['/blog/career-gaps', '/blog/career-gaps'],
	['/cv/public/ada-lovelace', '/cv/public/:id'],
	['/cv-writer/edit/018f3f9e-7c1a-7d3e-9b42-5a0c2f6e1d00', '/cv-writer/edit/:id'],
	['/cv-analysis/verify/abcdef', '/cv-analysis/verify/:token'],
])('%s is counted as %s', (path, counted) => {
	expect(withoutIds(path)).toBe(counted)
})
