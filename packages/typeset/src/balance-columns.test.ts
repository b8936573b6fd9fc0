import type { SectionName } from '@app/cv'
import { expect, test } from 'vitest'
import { balanceColumns, isSideNearlyEmpty } from './balance-columns.ts'
import type { TypesetSection } from './typeset-input.ts'

function section(
	name: SectionName,
	column: TypesetSection['column'],
	lines: number,
): TypesetSection {
	const paragraphs = Array.from({ length: lines }, () => 'Twenty-five letters here.')
	return { name, title: name, hasHeading: true, column, parts: [{ kind: 'prose', paragraphs }] }
}

const career = section('experience', 'main', 40)
const columnsOf = (sections: readonly TypesetSection[]) => sections.map(({ column }) => column)

test('short sections from the end move to a column that is nearly empty', () => {
	const sections = [career, section('skills', 'side', 5), section('reference', 'main', 5)]
	expect(columnsOf(balanceColumns(sections, 0))).toEqual(['main', 'side', 'side'])
})

test('a full column, a long section and a short page are left alone', () => {
	const full = [career, section('skills', 'side', 30), section('reference', 'main', 5)]
	const long = [career, section('skills', 'side', 5), section('volunteering', 'main', 20)]
	const short = [section('experience', 'main', 5), section('reference', 'main', 2)]
	for (const sections of [full, long, short]) {
		expect(balanceColumns(sections, 0)).toEqual(sections)
	}
})

test('a column with under a quarter of the other is nearly empty, unless contacts are in it', () => {
	const sections = [career, section('skills', 'side', 5)]
	expect(isSideNearlyEmpty(sections, 0)).toBe(true)
	expect(isSideNearlyEmpty(sections, 6)).toBe(false)
})

test('education before the rest of the main column counts as part of it', () => {
	const sections = [
		section('professionalSummary', 'top', 30),
		section('education', 'top', 15),
		section('experience', 'main', 15),
		section('volunteering', 'main', 4),
		section('skills', 'side', 5),
	]
	expect(columnsOf(balanceColumns(sections, 0))).toEqual(['top', 'top', 'main', 'side', 'side'])
})
