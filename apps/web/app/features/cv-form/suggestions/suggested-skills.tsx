import { plainCv, withoutHidden } from '@app/cv'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import type { CvFormData } from '#shared/cv-form-data.ts'
import type { useSkillNames } from '../fields/use-skill-names.ts'
import { useCvFormContext } from '../form-state/cv-form-context.tsx'
import { useTradeSample } from '../sections/use-trade-sample.ts'

type SuggestedSkillsProps = {
	skillNames: NonNullable<ReturnType<typeof useSkillNames>>
	present: string[]
	onAdd: (names: string[]) => void
}

/** Skills that the person's own lines show and the list does not have yet: one press adds one. */
export function SuggestedSkills({ skillNames, present, onAdd }: SuggestedSkillsProps) {
	const { store } = useCvFormContext()
	// The lines are not written here, so it is enough to read them once.
	const lines = useMemo(() => listLines(store.getState()), [store])
	const shown = skillNames.skillsInLines(lines, present)
	if (shown.length === 0) return null
	return <SkillOffers title="Other skills your lines show:" names={shown} onAdd={onAdd} />
}

/** Skills that the adverts of the person's trade ask for most, by the newest job or the headline. */
export function TradeSkills({ present, onAdd }: Pick<SuggestedSkillsProps, 'present' | 'onAdd'>) {
	const sample = useTradeSample()
	const has = new Set(present.map((name) => name.toLowerCase()))
	const names = sample?.skills.filter((name) => !has.has(name.toLowerCase())) ?? []
	if (names.length === 0) return null
	return (
		<SkillOffers
			title="Adverts for this work often ask for these. Add only what you can do:"
			names={names}
			onAdd={onAdd}
		/>
	)
}

type SkillOffersProps = { title: string; names: readonly string[] } & Pick<
	SuggestedSkillsProps,
	'onAdd'
>

function SkillOffers({ title, names, onAdd }: SkillOffersProps) {
	const { announce } = useCvFormContext()
	return (
		<div className="mt-3">
			<p className="text-sm text-ink-soft">{title}</p>
			<ul className="m-0 mt-1.5 flex list-none flex-wrap gap-1.5 p-0">
				{names.map((name) => (
					<li key={name}>
						<button
							type="button"
							onClick={() => {
								onAdd([name])
								announce(`Added ${name}.`)
							}}
							className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-dashed border-line-strong px-2.5 text-sm hover:border-accent hover:text-accent pointer-coarse:min-h-11"
						>
							<Plus size={14} aria-hidden />
							{name}
						</button>
					</li>
				))}
			</ul>
		</div>
	)
}

function listLines(form: CvFormData): string[] {
	const { experience, volunteering, projects, education } = plainCv(withoutHidden(form))
	return [
		...[...experience, ...volunteering, ...projects].flatMap((item) => [
			item.summary,
			...item.achievements,
		]),
		...education.flatMap(({ details }) => details),
	].filter((line) => line.trim() !== '')
}
