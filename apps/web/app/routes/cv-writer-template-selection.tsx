import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { AccountTemplateChoice } from '#features/design/account-template-choice.tsx'
import { OmittedByEveryTemplate } from '#features/design/omitted-by-every-template.tsx'
import { TemplateGallery } from '#features/design/template-gallery.tsx'
import { useTemplateFilters } from '#features/design/use-template-filters.ts'
import { track } from '#shared/analytics/track.ts'
import { type CvFormData, toDocument } from '#shared/cv-form-data.ts'
import { changeStoredForm, newFormData } from '#shared/cv-form-storage.ts'
import { AccountCv } from '#shared/offline/account-cv.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { Guarded } from '#shared/session/guarded.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { toast } from '#shared/ui/toast.ts'
import { useStoredForm } from '#shared/use-stored-form.ts'
import { MissingPage } from './missing-page.tsx'

export const meta = () =>
	pageMeta({
		title: 'Choose a template',
		description: 'See your own CV in every template.',
		noindex: true,
	})

export default function CvWriterTemplateSelection() {
	const { cvId = '' } = useParams()
	if (cvId === 'local') return <LocalTemplateSelection />
	if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(cvId)) return <MissingPage />
	return (
		<Guarded>
			<AccountCv key={cvId} id={cvId}>
				{(cv) => (
					<Frame previewPath={`/cv-writer/preview/${cvId}`} editPath={`/cv-writer/edit/${cvId}`}>
						<AccountTemplateChoice cv={cv} />
					</Frame>
				)}
			</AccountCv>
		</Guarded>
	)
}

type FrameProps = { previewPath: string; editPath: string; children: ReactNode }

function Frame({ previewPath, editPath, children }: FrameProps) {
	const from = useEditorPlace()
	return (
		<div className="mx-auto max-w-[76rem] px-5 py-12 sm:px-6 sm:py-16">
			<div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
				<div>
					<h1 className="text-[clamp(2rem,4.5vw,2.75rem)] font-[520]">Choose a template</h1>
					<p className="mt-2 text-ink-soft">
						This is your CV in every template. You can change it whenever you like.
					</p>
				</div>
				<div className="flex flex-wrap gap-3">
					<ButtonLink to={previewPath} size="small">
						See all pages
					</ButtonLink>
					<ButtonLink to={`${editPath}${from}`} look="primary" size="small">
						Keep writing
					</ButtonLink>
				</div>
			</div>
			{children}
		</div>
	)
}

/** The section and the mode of the editor from which a person came here, as its address has them. */
function useEditorPlace(): string {
	const state: unknown = useLocation().state
	const isPlace = typeof state === 'object' && state !== null && 'from' in state
	return isPlace && typeof state.from === 'string' ? state.from : ''
}

function LocalTemplateSelection() {
	const stored = useStoredForm()
	const [form, setForm] = useState<CvFormData | null>(null)
	useEffect(() => {
		if (stored !== undefined) setForm(stored?.data ?? newFormData())
	}, [stored])

	function handleChoose({ id: templateId, name }: { id: string; name: string }) {
		const choose = (data: CvFormData) => ({ ...data, design: { ...data.design, templateId } })
		try {
			changeStoredForm(choose)
			void track({ name: 'template_select', template_name: name })
		} catch {
			toast.error('Your browser’s storage is full, so we couldn’t save your choice.')
		}
		setForm((data) => data && choose(data))
	}

	return (
		<Frame previewPath="/cv-writer/preview/local" editPath="/cv-writer/create">
			{form === null ? <Spinner /> : <LoadedGallery form={form} onChoose={handleChoose} />}
		</Frame>
	)
}

type LoadedGalleryProps = {
	form: CvFormData
	onChoose: (template: { id: string; name: string }) => void
}

function LoadedGallery({ form, onChoose }: LoadedGalleryProps) {
	const [document] = useState(() => toDocument(form))
	const filtering = useTemplateFilters()
	const { design, unreadDates } = form
	return (
		<>
			<div className="mb-8">
				<OmittedByEveryTemplate
					document={document}
					design={design}
					unreadDates={Object.values(unreadDates)}
				/>
			</div>
			<TemplateGallery
				filtering={filtering}
				document={document}
				design={design}
				onChoose={onChoose}
			/>
		</>
	)
}
