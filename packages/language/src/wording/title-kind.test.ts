import { expect, test } from 'vitest'
import { findTitleKind, type TitleKind } from './title-kind.ts'

test.each<[string, TitleKind]>([
	['Saturday job', 'job'],
	['Internship in Marketing', 'job'],
	['Paper round', 'job'],
	['Summer placement (unpaid)', 'job'],
	['Bar work', 'work'],
	['Work experience at a garage', 'work'],
	['Retail', 'field'],
	['Customer service', 'field'],
	['Cleaning', 'field'],
	['Waiting staff', 'people'],
	['Kitchen porter', 'person'],
	['Head of Retail', 'person'],
	['Home help', 'person'],
	['Nursery nurse, part-time role', 'person'],
	['Job coach', 'person'],
	['Retail assistant', 'person'],
	['HCA', 'person'],
	['Placement student', 'person'],
	['Sous chef', 'person'],
	['', 'person'],
])('the title %j is one of a %s', (title, kind) => {
	expect(findTitleKind(title)).toBe(kind)
})
