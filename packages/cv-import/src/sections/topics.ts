import type { Section } from './section.ts'

/** The topics that the words of a line can tell; `other` covers sections that only their title tells. */
export const topics = [
	'header',
	'professionalSummary',
	'experience',
	'education',
	'skills',
	'language',
	'other',
] as const
export type Topic = (typeof topics)[number]

/** The topic of a kind of section. */
export function topicOfKind(kind: Section['kind']): Topic {
	if (kind === 'contact') return 'header'
	return topics.find((topic) => topic === kind) ?? 'other'
}
