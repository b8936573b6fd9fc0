import { type SectionName, sectionNames } from '@app/cv'
import { Eye, EyeOff } from 'lucide-react'
import { useCvForm, useCvFormContext, useEditForm } from '../form-state/cv-form-context.tsx'
import type { FormSection } from './form-sections.ts'

/** Shows a button that hides a section on the page or shows it again; the section keeps its content. */
export function HideSection({ section: { name, title } }: { section: FormSection }) {
	const isHidden = useCvForm(({ design }) => design.hiddenSections.some((each) => each === name))
	const edit = useEditForm()
	const { announce } = useCvFormContext()
	const section = sectionNames.find((each) => each === name)
	if (section === undefined) return null

	function toggle(hidden: SectionName[], toggled: SectionName): SectionName[] {
		const others = hidden.filter((each) => each !== toggled)
		return isHidden ? others : [...others, toggled]
	}

	function handleClick(toggled: SectionName) {
		edit((form) => {
			const hiddenSections = toggle(form.design.hiddenSections, toggled)
			return { ...form, design: { ...form.design, hiddenSections } }
		})
		announce(isHidden ? `${title} is back on the page.` : `${title} is hidden from the page.`)
	}

	return (
		<button
			type="button"
			onClick={() => handleClick(section)}
			className={`inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 text-sm font-medium hover:text-ink ${isHidden ? 'text-amber' : 'text-ink-soft'}`}
		>
			{isHidden ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
			{isHidden ? 'Hidden' : 'Hide'}
			<span className="sr-only">{isHidden ? `: ${title}. Show it` : `: ${title}`}</span>
		</button>
	)
}
