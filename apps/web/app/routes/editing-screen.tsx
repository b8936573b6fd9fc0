import { type ReactNode, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { CvEditor } from '#features/cv-form/cv-editor.tsx'
import { useCvForm, useEditForm } from '#features/cv-form/cv-form-context.tsx'
import type { CvFormStore } from '#features/cv-form/cv-form-store.ts'
import { EditorBar } from '#features/cv-form/editor-bar.tsx'
import { type FormSection, formSectionNamed } from '#features/cv-form/form-sections.ts'
import { useSaveNow } from '#features/cv-form/use-save-now.ts'
import { VersionMenu } from '#features/cv-versions/version-menu.tsx'
import { DesignPanel } from '#features/template-choice/design-panel.tsx'
import { PageDesk } from '#features/typeset-page/page-desk.tsx'
import { documentOf } from '#shared/cv-form-data.ts'
import { downloadAsSeen } from '#shared/typeset/download-as-seen.ts'
import { downloadCv } from '#shared/typeset/download-cv.ts'
import { DownloadMenu } from '#shared/typeset/download-menu.tsx'
import { createPreviewSource } from '#shared/typeset/preview-source.ts'
import type { PreviewSource } from '#shared/typeset/use-live-pages.ts'

const modes = [
	{ id: 'write', label: 'Write' },
	{ id: 'design', label: 'Design' },
]

type EditingScreenProps = {
	store: CvFormStore
	/** The CV's id in the account; absent for the one that this browser keeps. */
	cvId?: string
	/** The button that settles who else sees the CV, where it is kept in an account. */
	share?: ReactNode
}

/** The form, the page beside it and the bar above, around whichever CV is in the store. */
export function EditingScreen({ store, cvId, share }: EditingScreenProps) {
	const [search, setSearch] = useSearchParams()
	const section = formSectionNamed(search.get('section'))
	const mode = search.get('mode') === 'design' ? 'design' : 'write'
	const source = useMemo(() => createPreviewSource(store), [store])
	const hrefOf = (to: FormSection) => `?section=${to.name}`
	const showSection = (name: string) =>
		setSearch({ section: name }, { replace: true, preventScrollReset: true })

	return (
		<>
			<EditorBar
				mode={mode}
				modes={modes.map((one) => ({ ...one, href: `?section=${section.name}&mode=${one.id}` }))}
				download={
					<>
						{share}
						<BarActions source={source} cvId={cvId} />
					</>
				}
				onShowSection={showSection}
			/>
			<CvEditor
				section={section}
				hrefOf={hrefOf}
				onPickSection={showSection}
				instead={mode === 'design' ? <FormDesign cvId={cvId} /> : null}
				page={(look) => <PageDesk source={source} look={look} />}
			/>
		</>
	)
}

type BarActionsProps = { source: PreviewSource; cvId: string | undefined }

/** What the bar offers beside undo: the file, and the versions of a CV of the account. */
function BarActions({ source: { getInput }, cvId }: BarActionsProps) {
	const saveNow = useSaveNow()
	if (cvId === undefined) return <DownloadMenu getInput={getInput} isCompact />
	return (
		<>
			<VersionMenu cvId={cvId} saveNow={saveNow} />
			<DownloadMenu
				getInput={getInput}
				download={async (_, wish) => {
					const isSaved = await saveNow()
					// What was typed at the last moment is on the page by now.
					if (isSaved) await downloadAsSeen(cvId, getInput(), wish)
					else await downloadCv(getInput(), wish)
				}}
				isCompact
			/>
		</>
	)
}

function FormDesign({ cvId = 'local' }: { cvId: string | undefined }) {
	const form = useCvForm((state) => state)
	const document = useMemo(() => documentOf(form), [form])
	const edit = useEditForm()
	return (
		<DesignPanel
			document={document}
			design={form.design}
			unreadDates={Object.values(form.unreadDates)}
			galleryPath={`/cv-writer/template-selection/${cvId}`}
			onChange={(changes, field) =>
				edit((was) => ({ ...was, design: { ...was.design, ...changes } }), `design.${field}`)
			}
		/>
	)
}
