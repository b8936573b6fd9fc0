import { maxItems, newItem, removeItem, type Skill, updateItem } from '@app/cv'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { newId } from '#shared/new-id.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { ChipField } from '../fields/chip-field.tsx'
import type { Chip } from '../fields/chip-item.tsx'
import { inQuotes, LowConfidenceField, pickNames } from '../fields/low-confidence-field.tsx'
import { useSkillNames } from '../fields/use-skill-names.ts'
import { useCvForm, useCvFormContext, useEditForm } from '../form-state/cv-form-context.tsx'
import { showRemovalToast } from '../form-state/removal-toast.tsx'
import { useDraftText, useDraftTexts } from '../form-state/use-draft-text.ts'
import { SuggestedSkills, TradeSkills } from '../suggestions/suggested-skills.tsx'
import { addSkills, groupSkills, moveSkill, renameGroup, type SkillGroup } from './skill-groups.ts'

/** Skills as chips, in one list or in groups with titles. */
export function SkillsSection() {
	const skills = useCvForm((state) => state.skills)
	const drafts = useDraftTexts()
	const [hasNewGroup, setHasNewGroup] = useState(() => drafts.textOf(newTitleField) !== '')
	const groups = groupSkills(skills)
	const isGrouped = groups.length > 1 || hasNewGroup
	return (
		<div className="grid gap-6">
			{groups.map((group) => (
				<SkillGroupField key={group.group} {...group} isGrouped={isGrouped} />
			))}
			{hasNewGroup ? (
				<NewGroup onDone={() => setHasNewGroup(false)} />
			) : (
				<Button size="small" className="justify-self-start" onClick={() => setHasNewGroup(true)}>
					<Plus size={16} aria-hidden />
					Add a skill group
				</Button>
			)}
		</div>
	)
}

const groupField = (group: string) => `skills.${group}`
const newTitleField = 'skills:new-title'
const newGroupField = 'skills:new'

const typingHelp = 'Type a skill, then press comma or Enter. You can paste a whole list.'

function SkillGroupField({ group, skills, isGrouped }: SkillGroup & { isGrouped: boolean }) {
	const edit = useEditForm()
	const { store } = useCvFormContext()
	const drafts = useDraftTexts()
	const all = useCvForm((state) => state.skills)
	const [title, setTitle] = useState<string | null>(null)
	const isUntitled = group === ''
	const [isWanted, setIsWanted] = useState(false)
	const skillNames = useSkillNames(isWanted)
	const present = pickNames(all)
	const add = (names: string[]) =>
		edit((form) => ({
			...form,
			skills: addSkills(form.skills, group, names.map(newSkill)).slice(0, maxItems),
		}))

	function rename(to: string) {
		drafts.keep(groupField(to), drafts.textOf(groupField(group)))
		drafts.keep(groupField(group), '')
		edit((form) => ({ ...form, skills: renameGroup(form.skills, group, to) }))
	}

	function remove(chip: Chip) {
		edit((form) => removeItem(form, 'skills', chip.id))
		showRemovalToast(store, chip.name)
	}

	return (
		<div className={isGrouped ? 'grid gap-3 rounded-panel border border-line p-4' : ''}>
			{isUntitled ? null : (
				<TextField
					label="Group name"
					value={title ?? group}
					data-own-undo={title === null ? undefined : ''}
					onChange={(event) => setTitle(event.target.value)}
					onBlur={() => {
						const to = title?.trim()
						if (to) rename(to)
						setTitle(null)
					}}
				/>
			)}
			<LowConfidenceField field="skills" value={pickNames(skills)} nameOf={inQuotes}>
				<ChipField
					label={isUntitled ? 'Your skills' : `Skills in ${group}`}
					field={groupField(group)}
					help={typingHelp}
					noun="skill"
					chips={skills.map(toChip)}
					onAdd={add}
					suggest={(typed) => skillNames?.skillsLike(typed, present) ?? []}
					onFocus={() => setIsWanted(true)}
					onRename={(id, name) =>
						edit((form) => updateItem(form, 'skills', { id, changes: { name } }))
					}
					onRemove={remove}
					onMove={(id, by) => edit((form) => ({ ...form, skills: moveSkill(form.skills, id, by) }))}
				/>
			</LowConfidenceField>
			{isUntitled && skillNames ? (
				<SuggestedSkills skillNames={skillNames} present={present} onAdd={add} />
			) : null}
			{isUntitled ? <TradeSkills present={present} onAdd={add} /> : null}
		</div>
	)
}

function NewGroup({ onDone }: { onDone: () => void }) {
	const edit = useEditForm()
	const [title, setTitle] = useDraftText(newTitleField)
	const drafts = useDraftTexts()
	const group = title.trim()
	function close() {
		drafts.keep(newTitleField, '')
		drafts.keep(newGroupField, '')
		onDone()
	}

	return (
		<div className="grid gap-3 rounded-panel border border-dashed border-line-strong p-4">
			<TextField
				label="Group name"
				help="For example Kitchen, Software, Care"
				value={title}
				ref={(input) => {
					if (title === '') input?.focus()
				}}
				onChange={(event) => setTitle(event.target.value)}
				onKeyDown={(event) => {
					if (event.key === 'Escape') close()
				}}
			/>
			{group === '' ? (
				<Button size="small" className="justify-self-start" onClick={close}>
					Cancel
				</Button>
			) : (
				<ChipField
					label={`Skills in ${group}`}
					field={newGroupField}
					help={typingHelp}
					noun="skill"
					chips={[]}
					onAdd={(names) => {
						edit((form) => ({
							...form,
							skills: addSkills(form.skills, group, names.map(newSkill)).slice(0, maxItems),
						}))
						close()
					}}
					onRename={() => undefined}
					onRemove={() => undefined}
					onMove={() => undefined}
				/>
			)}
		</div>
	)
}

function newSkill(name: string): Skill {
	return { ...newItem('skills', newId()), name }
}

function toChip({ id, name, level }: Skill): Chip {
	return { id, name, note: level }
}
