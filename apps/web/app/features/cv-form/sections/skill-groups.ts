import type { Skill } from '@app/cv'

export type SkillGroup = { group: string; skills: Skill[] }

/** The skills by group, groups in the order in which they first appear; those without a group come first. */
export function groupSkills(skills: Skill[]): SkillGroup[] {
	const groups = new Map<string, Skill[]>([['', []]])
	for (const skill of skills) groups.set(skill.group, [...(groups.get(skill.group) ?? []), skill])
	return [...groups].map(([group, grouped]) => ({ group, skills: grouped }))
}

/** The skills with new ones at the end of a group. */
export function addSkills(skills: Skill[], group: string, added: Skill[]): Skill[] {
	const last = skills.findLastIndex((skill) => skill.group === group)
	const grouped = added.map((skill) => ({ ...skill, group }))
	return skills.toSpliced(last === -1 ? skills.length : last + 1, 0, ...grouped)
}

/** Returns the skills with one moved by `by` places within its group. */
export function moveSkill(skills: Skill[], id: string, by: number): Skill[] {
	const from = skills.findIndex((skill) => skill.id === id)
	const moved = skills[from]
	if (moved === undefined) return skills
	const peers = skills.flatMap((skill, index) => (skill.group === moved.group ? [index] : []))
	const to = peers[peers.indexOf(from) + by]
	return to === undefined ? skills : skills.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** The skills with a group called otherwise; two groups of one name become one. */
export function renameGroup(skills: Skill[], from: string, to: string): Skill[] {
	return skills.map((skill) => (skill.group === from ? { ...skill, group: to } : skill))
}
