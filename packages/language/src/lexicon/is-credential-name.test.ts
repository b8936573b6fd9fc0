import { expect, test } from 'vitest'
import { findConcepts } from './find-concepts.ts'
import { isCredentialName } from './is-credential-name.ts'

test.each([
	'counterbalance licence',
	'Level 2 food hygiene',
	'CCNA',
	'QTS',
	'AZ-104',
	'Security+',
	'Category C',
	'City & Guilds plumbing',
	'SIA licensed',
	'first aider',
	'MRICS',
])('“%s” is the name of a paper', (name) => expect(isCredentialName(name)).toBe(true))

test.each([
	'counterbalance',
	'bendi truck',
	'food hygiene',
	'working at height',
	'law',
	'biochemistry',
	'drone pilot',
	'Association for Project Management',
])('“%s” is what a paper is about', (name) => expect(isCredentialName(name)).toBe(false))

test.each(['SIA', 'PRINCE2', 'VNA', 'NMC', 'counterbalance', 'food hygiene'])(
	'“%s” alone names a subject',
	(name) => expect(findConcepts(name)[0]?.isSubject).toBe(true),
)

test.each(['SIA badge', 'PRINCE2 Practitioner', 'VNA licence', 'NMC PIN', 'ACCA'])(
	'“%s” names the paper',
	(name) => expect(findConcepts(name)[0]?.isSubject).toBe(false),
)
