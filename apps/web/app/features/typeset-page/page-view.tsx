import { useMemo } from 'react'
import { CvAsText } from '#shared/typeset/cv-as-text.tsx'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import { StaticPages } from '#shared/typeset/static-pages.tsx'

/** The pages of a CV large, as they will be printed; the printer gets them and nothing else. */
export function PageView({ input }: { input: PreviewInput }) {
	const { document, design } = input
	const same = useMemo(() => ({ document, design }), [document, design])
	return (
		<div className="bg-desk-2 px-4 py-8 sm:py-12">
			<div className="typeset-print mx-auto max-w-[52rem]">
				<StaticPages input={same} />
			</div>
			<div className="sr-only">
				<CvAsText document={document} />
			</div>
		</div>
	)
}
