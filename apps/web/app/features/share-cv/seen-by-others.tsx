import type { Cv } from '@app/contract'
import { type HideablePart, redactSections } from '@app/cv'
import { useMemo } from 'react'
import { StaticPages } from '#shared/typeset/static-pages.tsx'

type SeenByOthersProps = { cv: Cv; hiddenParts: HideablePart[]; isShared: boolean }

/** Shows the pages as others see them with the present choices, saved or not. */
export function SeenByOthers({ cv, hiddenParts, isShared }: SeenByOthersProps) {
	const { document, design } = cv
	const input = useMemo(
		() => ({ document: redactSections(document, hiddenParts), design }),
		[document, design, hiddenParts],
	)
	return (
		<section
			aria-label="Preview what others see"
			className="border-line bg-desk-2 px-5 py-6 max-[859px]:border-t min-[860px]:border-l"
		>
			<div className="top-6 mx-auto max-w-[26rem] min-[860px]:sticky">
				<p className="mb-3 text-sm text-ink-soft">
					{isShared ? 'Preview what others see' : 'Preview what others would see'}
				</p>
				<StaticPages input={input} />
			</div>
		</section>
	)
}
