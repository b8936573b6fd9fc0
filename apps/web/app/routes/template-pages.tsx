import { fullName } from '@app/cv'
import { useMemo } from 'react'
import { ownCv, type ShownCv } from '#features/design/use-shown-cv.ts'
import { PageView } from '#features/preview/page-view.tsx'
import { usePages } from '#features/preview/use-pages.ts'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'

type TemplatePagesProps = { shown: ShownCv; templateId: string }

/**
 * The pages of a CV in a template. Those of the template before stay until the new ones are set; those of another person
 * are never left standing for them.
 */
export function TemplatePages({ shown, templateId }: TemplatePagesProps) {
	const { who, document, design } = shown
	const input = useMemo(
		() => ({ document, design: { ...design, templateId } }),
		[document, design, templateId],
	)
	const person = who === ownCv ? null : fullName(document.personalInfo)
	return <PagesOfPerson key={who} input={input} person={person} />
}

function PagesOfPerson({ input, person }: { input: PreviewInput; person: string | null }) {
	return <PageView input={input} pages={usePages(input)} person={person} />
}
