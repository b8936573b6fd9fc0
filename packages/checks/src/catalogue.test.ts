import { expect, test } from 'vitest'
import { answeredElsewhere, catalogueIds } from './catalogue.ts'
import { checks } from './index.ts'

test('every number of the catalogue is a check or told to be answered elsewhere, and none is both', () => {
	const ids = [...checks.map(({ id }) => id), ...Object.keys(answeredElsewhere)]
	expect(ids.toSorted()).toEqual(catalogueIds())
})
