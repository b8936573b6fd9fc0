import type { Skill } from '@app/cv'
import { expect, test } from 'vitest'
import { addSkills, groupSkills, moveSkill, renameGroup } from './skill-groups.ts'

const skill = (name: string, group = ''): Skill => ({ id: name, name, group, level: '' })
const names = (skills: Skill[]) => skills.map(({ name }) => name)
const mixed = [skill('bread', 'Baking'), skill('tills'), skill('icing', 'Baking'), skill('rota')]

test('skills are shown by group, those without one first', () => {
	expect(groupSkills(mixed).map(({ group, skills }) => [group, names(skills)])).toEqual([
		['', ['tills', 'rota']],
		['Baking', ['bread', 'icing']],
	])
})

test('without skills there is still a place to type them', () => {
	expect(groupSkills([])).toEqual([{ group: '', skills: [] }])
})

test('new skills join their group', () => {
	const added = addSkills(mixed, 'Baking', [skill('pastry')])
	expect(names(added)).toEqual(['bread', 'tills', 'icing', 'pastry', 'rota'])
	expect(added[3]?.group).toBe('Baking')
})

test('a skill moves past its neighbour in the group, not past other groups', () => {
	expect(names(moveSkill(mixed, 'icing', -1))).toEqual(['icing', 'bread', 'tills', 'rota'])
	expect(moveSkill(mixed, 'bread', -1)).toBe(mixed)
	expect(names(moveSkill(mixed, 'tills', 1))).toEqual(['bread', 'icing', 'rota', 'tills'])
})

test('a renamed group keeps its skills', () => {
	expect(renameGroup(mixed, 'Baking', 'Pastry').map(({ group }) => group)).toEqual([
		'Pastry',
		'',
		'Pastry',
		'',
	])
})
