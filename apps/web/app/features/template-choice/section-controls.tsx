import {
	type CvDesign,
	type CvDocument,
	type SectionName,
	sectionHasContent,
	sectionNames,
	sectionTitles,
} from '@app/cv'
import { ArrowDown, ArrowUp, Eye, EyeOff } from 'lucide-react'
import { fieldControlClass } from '#shared/ui/field.tsx'
import type { ChangeDesign } from './change-design.ts'

type SectionControlsProps = { document: CvDocument; design: CvDesign; onChange: ChangeDesign }

/** The sections that the CV has: their order, their titles, and which of them are not printed. */
export function SectionControls({ document, design, onChange }: SectionControlsProps) {
	const order = [...new Set([...design.sectionOrder, ...sectionNames])]
	const written = order.filter((section) => sectionHasContent(document, section))
	if (written.length === 0) return null

	function move(section: SectionName, by: -1 | 1) {
		const neighbour = written[written.indexOf(section) + by]
		if (neighbour === undefined) return
		const swapped = order.map((name) => {
			if (name === section) return neighbour
			return name === neighbour ? section : name
		})
		onChange({ sectionOrder: swapped }, `order.${section}`)
	}

	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 text-sm font-semibold">Sections</legend>
			<p className="mb-3 text-sm text-ink-soft">
				Order, titles, and what is left off the page. A hidden section stays in your CV.
			</p>
			<ul className="m-0 grid list-none gap-2 p-0">
				{written.map((section, index) => (
					<li key={section} className="flex items-center gap-1">
						<input
							aria-label={`Title of ${sectionTitles[section]}`}
							value={design.sectionTitles[section] ?? ''}
							placeholder={sectionTitles[section]}
							maxLength={80}
							disabled={section === 'custom'}
							onChange={({ target }) =>
								onChange(
									{ sectionTitles: { ...design.sectionTitles, [section]: target.value } },
									`title.${section}`,
								)
							}
							className={`${fieldControlClass()} ${design.hiddenSections.includes(section) ? 'line-through opacity-60' : ''}`}
						/>
						<RowButton
							label={`Move ${sectionTitles[section]} up`}
							isOff={index === 0}
							onClick={() => move(section, -1)}
							icon={ArrowUp}
						/>
						<RowButton
							label={`Move ${sectionTitles[section]} down`}
							isOff={index === written.length - 1}
							onClick={() => move(section, 1)}
							icon={ArrowDown}
						/>
						<HideButton section={section} design={design} onChange={onChange} />
					</li>
				))}
			</ul>
		</fieldset>
	)
}

type HideButtonProps = { section: SectionName; design: CvDesign; onChange: ChangeDesign }

function HideButton({ section, design: { hiddenSections }, onChange }: HideButtonProps) {
	const isHidden = hiddenSections.includes(section)
	const others = hiddenSections.filter((name) => name !== section)
	return (
		<RowButton
			label={`${isHidden ? 'Show' : 'Hide'} ${sectionTitles[section]}`}
			onClick={() =>
				onChange({ hiddenSections: isHidden ? others : [...others, section] }, `hidden.${section}`)
			}
			icon={isHidden ? EyeOff : Eye}
		/>
	)
}

type RowButtonProps = {
	label: string
	isOff?: boolean
	onClick: () => void
	icon: typeof ArrowUp
}

function RowButton({ label, isOff = false, onClick, icon: Icon }: RowButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			disabled={isOff}
			onClick={onClick}
			className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-desk-2 hover:text-ink disabled:cursor-not-allowed disabled:opacity-40"
		>
			<Icon size={17} aria-hidden />
		</button>
	)
}
