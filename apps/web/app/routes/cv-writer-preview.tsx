import { fullName } from '@app/cv'
import { Palette, PenLine, Printer } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { PageView } from '#features/typeset-page/page-view.tsx'
import { type CvFormData, documentOf } from '#shared/cv-form-data.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { DownloadMenu } from '#shared/typeset/download-menu.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { useStoredForm } from '#shared/use-stored-form.ts'
import NotFound from './not-found.tsx'

export const meta = () =>
	pageMeta({
		title: 'Your finished pages',
		description: 'Your CV as it will be printed: download it, print it or go back to it.',
		noindex: true,
	})

export default function CvWriterPreview() {
	const { id } = useParams()
	return id === 'local' ? <LocalPreview /> : <NotFound />
}

function LocalPreview() {
	const stored = useStoredForm()
	if (stored === undefined) return <PageSpinner />
	return stored === null ? <NothingYet /> : <Pages data={stored.data} />
}

function Pages({ data }: { data: CvFormData }) {
	const input = useMemo(() => ({ document: documentOf(data), design: data.design }), [data])
	const name = fullName(data.personalInfo)
	return (
		<>
			<div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-x-8 gap-y-4 px-5 py-8 sm:px-6">
				<h1 className="text-2xl">{name ? `${name}’s CV` : 'Your CV'}</h1>
				<div className="flex flex-wrap gap-2">
					<ButtonLink to="/cv-writer/create" size="small">
						<PenLine size={16} aria-hidden />
						Back to writing
					</ButtonLink>
					<ButtonLink to="/cv-writer/template-selection/local" size="small">
						<Palette size={16} aria-hidden />
						Template
					</ButtonLink>
					<Button size="small" onClick={() => window.print()}>
						<Printer size={16} aria-hidden />
						Print
					</Button>
					<DownloadMenu getInput={() => input} />
				</div>
			</div>
			<PageView input={input} />
		</>
	)
}

function NothingYet() {
	return (
		<div className="mx-auto max-w-[44rem] px-5 py-20 sm:px-6">
			<h1 className="text-2xl">There is no CV in this browser yet</h1>
			<p className="mt-3 text-ink-soft">
				Write one, or upload the one that you have: its pages will stand here.
			</p>
			<ButtonLink to="/cv-writer" look="primary" className="mt-6">
				Choose how to begin
			</ButtonLink>
		</div>
	)
}
