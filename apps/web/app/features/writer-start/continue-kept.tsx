import { fullName } from '@app/cv'
import { PenLine } from 'lucide-react'
import { useMemo } from 'react'
import { documentOf } from '#shared/cv-form-data.ts'
import type { StoredForm } from '#shared/cv-form-storage.ts'
import { StaticPages } from '#shared/typeset/static-pages.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'

/** The CV that this browser keeps, as a page, with the way back to it. */
export function ContinueKept({ stored: { data, lastSaved } }: { stored: StoredForm }) {
	const input = useMemo(() => ({ document: documentOf(data), design: data.design }), [data])
	const name = fullName(data.personalInfo)
	return (
		<aside aria-labelledby="continue-title" className="order-first lg:order-none">
			<div className="flex items-start gap-5 lg:block">
				<div className="w-28 shrink-0 lg:w-full">
					<StaticPages input={input} isFirstOnly />
				</div>
				<div className="lg:mt-5">
					<h2 id="continue-title" className="text-lg">
						{name ? `${name}’s CV` : 'Your CV'}
					</h2>
					<p className="mt-1 text-sm text-ink-soft">
						Kept in this browser{lastSaved ? `, last saved ${dayOf(lastSaved)}` : ''}
					</p>
					<ButtonLink to="/cv-writer/create" look="primary" size="small" className="mt-4">
						<PenLine size={16} aria-hidden />
						Continue writing
					</ButtonLink>
				</div>
			</div>
		</aside>
	)
}

function dayOf(iso: string): string {
	return new Date(iso).toLocaleString('en-GB', {
		day: 'numeric',
		month: 'long',
		hour: '2-digit',
		minute: '2-digit',
	})
}
