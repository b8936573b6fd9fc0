import { expect, test } from 'vitest'
import { withArticle } from './with-article.ts'

test.each(['an HGV', 'an MSc', 'an NVQ', 'a union', 'an hour', 'a UK passport', 'an apprentice'])(
	'%s is right',
	(said) => {
		expect(withArticle(said.replace(/^an? /, ''))).toBe(said)
	},
)
