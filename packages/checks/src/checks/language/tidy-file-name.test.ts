import type { CvDocument } from '@app/cv'
import { withPerson } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { tryCase } from '../../fixtures/cases.ts'
import { tidyFileName } from './tidy-file-name.ts'

test.each([
	['DEAN', 'PRITCHARD', 'Dean-Pritchard-CV.pdf'],
	["Tomasz 'Tom'", 'Wisniewski', 'Tomasz-Wisniewski-CV.pdf'],
	['Mary Ann', "O'Brien", "Mary-Ann-O'Brien-CV.pdf"],
])('the name proposed for %s %s', (firstName, lastName, name) => {
	const person = withPerson({ firstName, lastName })
	const found = tryCase(tidyFileName, {
		cv: (cv: CvDocument) => person.cv?.(cv) ?? cv,
		source: (source) => ({ ...source, fileName: 'cv (3).pdf' }),
	})
	expect(new Set(found.map(({ finding }) => finding?.fix))).toEqual(
		new Set([`Name it after yourself, for example ${name}.`]),
	)
})
