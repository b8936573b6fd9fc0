import { ArrowRight } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { ButtonLink } from '#shared/ui/button.tsx'
import { useFocusTarget } from '../fields/focus-target.tsx'
import { useCheckSection } from '../form-state/cv-form-context.tsx'
import { type FormSection, furtherSections, sectionAfter } from './form-sections.ts'
import { HideSection } from './hide-section.tsx'
import { SectionBody } from './section-body.tsx'

/** How high the bar is under which the form scrolls away, in pixels. */
const barPx = 60

type SectionFormProps = { section: FormSection; hrefOf: (section: FormSection) => string }

/** One section of the form, with the way on to the next. */
export const SectionForm = memo(function SectionForm({ section, hrefOf }: SectionFormProps) {
	const check = useCheckSection(section.name)
	const next = sectionAfter(section)
	// Another item may have to be open.
	const wanted = useFocusTarget()
	const title = useTitleFocus(section, { isFieldWanted: wanted !== null })
	return (
		<section aria-labelledby="section-title" onBlur={check}>
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<h2
					ref={title}
					id="section-title"
					tabIndex={-1}
					className="scroll-mt-24 text-[1.75rem] outline-none"
				>
					{section.title}
				</h2>
				<HideSection section={section} />
			</div>
			<p className="mt-1.5 mb-6 max-w-[36rem] text-sm text-ink-soft">{section.intro}</p>
			<SectionBody
				key={`${section.name} ${wanted?.path ?? ''} ${wanted?.wish ?? ''}`}
				name={section.name}
			/>
			{next ? (
				<div className="mt-8 flex flex-wrap items-center justify-end gap-x-6 gap-y-3 border-t border-line pt-5">
					{furtherSections.includes(next) ? (
						<p className="m-0 mr-auto max-w-[24rem] text-sm text-ink-soft">
							The sections from here on are only for what you have. You can stop at any time.
						</p>
					) : null}
					<ButtonLink to={hrefOf(next)} size="small">
						Next: {next.title}
						<ArrowRight size={16} aria-hidden />
					</ButtonLink>
				</div>
			) : null}
		</section>
	)
})

/** After a link led to another section, goes on from its title, in sight; a select keeps the focus that it has. */
function useTitleFocus(section: FormSection, { isFieldWanted }: { isFieldWanted: boolean }) {
	const title = useRef<HTMLHeadingElement>(null)
	const shown = useRef(section)
	useEffect(() => {
		if (shown.current === section) return
		shown.current = section
		const { activeElement, body } = document
		const isLink = activeElement instanceof HTMLAnchorElement
		if (isLink || activeElement === body) title.current?.focus({ preventScroll: true })
		const isAbove = (title.current?.getBoundingClientRect().top ?? barPx) < barPx
		if (isAbove && !isFieldWanted) title.current?.scrollIntoView({ block: 'start' })
	}, [section, isFieldWanted])
	return title
}
