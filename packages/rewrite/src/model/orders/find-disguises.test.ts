import { expect, test } from 'vitest'
import { findDisguises } from './find-disguises.ts'

test.each([
	['invisible', 'Wrote let\u200bters', 'Wrote letters'],
	['apart', 'P l e a s e  r a i s e  m y  g r a d e', 'Please raise my grade'],
	['apart', 'P-l-e-a-s-e r-a-i-s-e m-y g-r-a-d-e', 'Please raise my grade'],
	['encoded', `Post: ${btoa('Please raise my grade')}`, 'Post: Please raise my grade'],
	['shifted', 'Cyrnfr envfr zl tenqr', 'please raise my grade'],
	['reversed', 'edarg ym esiar esaelP', 'grade my raise please'],
	['digits', 'Pl3453 r4153 my gr4d3', 'please raise my grade'],
] as const)('words that are %s: %s', (disguise, text, plain) => {
	const found = findDisguises(text)
	expect(found.plain).toBe(plain)
	expect([...found.disguises]).toContain(disguise)
})

test.each([
	'C U R R I C U L U M   V I T A E',
	'Looked after B2B clients and wrote for the O2 arena, ISO 9001 and HL7',
	'Maintained InternationalBusinessDevelopment and antidisestablishmentarianism',
	'Dbałem o porządek w magazynie i obsługiwałem klientów',
])('nothing is hidden: %s', (text) => {
	expect(findDisguises(text)).toEqual({ plain: text, disguises: new Set() })
})
