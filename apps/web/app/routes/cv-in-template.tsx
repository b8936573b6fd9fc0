import { fullName } from '@app/cv'
import { useMemo } from 'react'
import { ownCvId, type PreviewCv } from '#features/design/use-preview-cv.ts'
import { FullPagePreview } from '#features/preview/full-page-preview.tsx'
import { useStaticPages } from '#features/preview/use-static-pages.ts'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'

type CvInTemplateProps = { shown: PreviewCv; templateId: string }

/**
 * The pages of a CV in a template. While a new template is typeset, the old pages stay, unless they are of another
 * person's CV.
 */
export function CvInTemplate({ shown, templateId }: CvInTemplateProps) {
	const { who, document, design } = shown
	const input = useMemo(
		() => ({ document, design: { ...design, templateId } }),
		[document, design, templateId],
	)
	const person = who === ownCvId ? null : fullName(document.personalInfo)
	return <PagesOfPerson key={who} input={input} person={person} />
}

function PagesOfPerson({ input, person }: { input: PreviewInput; person: string | null }) {
	return <FullPagePreview input={input} pages={useStaticPages(input)} person={person} />
}
