import { CircleHelp, EyeOff } from 'lucide-react'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import { Select } from '#shared/ui/field.tsx'
import { useCvForm } from '../form-state/cv-form-context.tsx'
import { useLowConfidenceCount } from '../form-state/low-confidence-context.tsx'
import { countEntries, type FormSection, furtherSections, mainSections } from './form-sections.ts'

type SectionNavProps = { current: FormSection | null; hrefOf: (section: FormSection) => string }

/** The list of sections beside the form, with how much each holds. */
export const SectionNav = memo(function SectionNav({ current, hrefOf }: SectionNavProps) {
	return (
		<nav aria-label="Sections of your CV">
			<SectionLinks sections={mainSections} current={current} hrefOf={hrefOf} />
			<p className="mx-3 mt-3 mb-2 border-t border-line pt-3 text-xs text-ink-soft">
				Most CVs can stop there. The rest is only for what you have.
			</p>
			<SectionLinks sections={furtherSections} current={current} hrefOf={hrefOf} />
		</nav>
	)
})

type SectionLinksProps = SectionNavProps & { sections: readonly FormSection[] }

function SectionLinks({ sections, current, hrefOf }: SectionLinksProps) {
	return (
		<ul className="m-0 grid list-none gap-0.5 p-0">
			{sections.map((section) => (
				<li key={section.name}>
					<SectionLink
						section={section}
						href={hrefOf(section)}
						isCurrent={section.name === current?.name}
					/>
				</li>
			))}
		</ul>
	)
}

type SectionLinkProps = { section: FormSection; href: string; isCurrent: boolean }

function SectionLink({ section: { name, title }, href, isCurrent }: SectionLinkProps) {
	const count = useCvForm((state) => countEntries(state, name))
	const problems = useCvForm((state) => Object.keys(state.errors[name] ?? {}).length)
	const doubts = useLowConfidenceCount(name)
	const isHidden = useCvForm(({ design }) => design.hiddenSections.some((each) => each === name))
	return (
		<Link
			to={href}
			preventScrollReset
			aria-current={isCurrent ? 'true' : undefined}
			className="flex min-h-10 items-center justify-between gap-2 rounded-control px-3 py-1.5 text-sm text-ink-soft no-underline
				hover:text-ink aria-[current]:bg-accent-wash aria-[current]:font-semibold aria-[current]:text-ink
				forced-colors:aria-[current]:outline-2 forced-colors:aria-[current]:-outline-offset-2"
		>
			<span className="mr-auto">{title}</span>
			{isHidden ? (
				<span>
					<EyeOff size={15} aria-hidden />
					<span className="sr-only">, hidden</span>
				</span>
			) : null}
			{problems > 0 ? (
				<span className="text-brick">
					<span aria-hidden>!</span>
					<span className="sr-only">, something to check</span>
				</span>
			) : null}
			{problems === 0 && doubts > 0 ? (
				<span className="text-amber">
					<CircleHelp size={16} aria-hidden />
					<span className="sr-only">, {doubts} to check</span>
				</span>
			) : null}
			{problems === 0 && doubts === 0 && count ? (
				<span className="font-normal text-ink-soft tabular-nums">
					<span className="sr-only">, </span>
					{count}
				</span>
			) : null}
		</Link>
	)
}

type SectionPickerProps = { current: FormSection; onPick: (name: string) => void }

/** The same list where there is no room beside the form. */
export function SectionPicker({ current, onPick }: SectionPickerProps) {
	const id = useId()
	return (
		<div className="flex min-w-0 items-center gap-2 text-sm font-semibold">
			<label htmlFor={id}>Section</label>
			<span className="min-w-0 flex-1">
				<Select id={id} value={current.name} onChange={(event) => onPick(event.target.value)}>
					<optgroup label="Worth filling in">
						{mainSections.map((section) => (
							<SectionOption key={section.name} section={section} />
						))}
					</optgroup>
					<optgroup label="Only if you have something to add">
						{furtherSections.map((section) => (
							<SectionOption key={section.name} section={section} />
						))}
					</optgroup>
				</Select>
			</span>
		</div>
	)
}

function SectionOption({ section: { name, title } }: { section: FormSection }) {
	const count = useCvForm((state) => countEntries(state, name))
	return <option value={name}>{count ? `${title} (${count})` : title}</option>
}
