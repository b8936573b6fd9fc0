import { PenLine } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { type CvFormData, documentOf } from '#shared/cv-form-data.ts'
import { StaticPages } from '#shared/typeset/static-pages.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'

type ContinueKeptProps = {
	title: string
	data: CvFormData
	lastSaved: string | null
	/** What can be done with it beside writing on. */
	menu: ReactNode
}

/** The open CV of this browser, as a page, with the way back to it. */
export function ContinueKept({ title, data, lastSaved, menu }: ContinueKeptProps) {
	const input = useMemo(() => ({ document: documentOf(data), design: data.design }), [data])
	return (
		<section aria-labelledby="continue-title">
			<div className="flex items-start gap-5 lg:block">
				<div className="w-28 shrink-0 lg:w-full">
					<StaticPages input={input} isFirstOnly />
				</div>
				<div className="min-w-0 lg:mt-5">
					<h2 id="continue-title" className="text-lg wrap-anywhere">
						{title}
					</h2>
					<p className="mt-1 text-sm text-ink-soft">
						Kept in this browser{lastSaved ? `, last saved ${dayOf(lastSaved)}` : ''}
					</p>
					<div className="mt-4 flex flex-wrap items-center gap-1">
						<ButtonLink to="/cv-writer/create" look="primary" size="small">
							<PenLine size={16} aria-hidden />
							Continue writing
						</ButtonLink>
						{menu}
					</div>
				</div>
			</div>
		</section>
	)
}

/** A moment as people say it. */
export function dayOf(iso: string): string {
	return new Date(iso).toLocaleString('en-GB', {
		day: 'numeric',
		month: 'long',
		hour: '2-digit',
		minute: '2-digit',
	})
}
