import { type Language, printedLevel, type Skill } from '@app/cv'
import { cleanLine } from './clean-text.ts'
import type { Labels } from './labels/labels.ts'
import type { Group } from './typeset-input.ts'

/** The skills by their groups, each group where its first skill stands. */
export function skillGroups(skills: Skill[]): Group[] {
	const groups = Map.groupBy(skills, ({ group }) => cleanLine(group))
	return [...groups].map(([label, members]) =>
		createGroup(
			label,
			members.map(({ name, level }) => qualified(name, level)),
		),
	)
}

/** The languages with their levels, on one line. */
export function languageGroups(languages: Language[], { native }: Labels): Group[] {
	return [
		createGroup(
			'',
			languages.map((language) => {
				const level = printedLevel(language)
				return qualified(language.name, level === 'native' ? native : level)
			}),
		),
	]
}

/** Names alone, on one line. */
export function namesGroup(items: { name: string }[]): Group[] {
	return [
		createGroup(
			'',
			items.map(({ name }) => cleanLine(name)),
		),
	]
}

function createGroup(label: string, items: string[]): Group {
	const written = items.filter(Boolean)
	return { kind: 'group', label: written.length === 0 ? '' : label, items: written }
}

function qualified(name: string, level: string): string {
	const cleanLevel = cleanLine(level)
	return cleanLevel === '' ? cleanLine(name) : `${cleanLine(name)} (${cleanLevel})`.trim()
}
