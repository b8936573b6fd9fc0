import type { CvDocument } from '@app/cv'

/** A skill as printed, with the path of its field; one field may hold several, parted by commas that stand outside brackets. */
export type SkillName = { path: string; name: string }

/** Every single skill of the CV. */
export function listSkillNames({ skills }: CvDocument): SkillName[] {
	return skills.flatMap(({ name }, index) =>
		name
			.split(/[,;|•·\n](?![^(]*\))|\s\/\s(?![^(]*\))/)
			.map((part) => part.replace(/^.{0,30}:\s/, '').trim())
			.filter((part) => part !== '')
			.map((part) => ({ path: `skills.${index}.name`, name: part })),
	)
}
