import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { CvEditor } from '#features/cv-form/cv-editor.tsx'
import { useCvForm, useEditForm } from '#features/cv-form/cv-form-context.tsx'
import type { CvFormStore } from '#features/cv-form/cv-form-store.ts'
import { EditorBar } from '#features/cv-form/editor-bar.tsx'
import { type FormSection, formSectionNamed } from '#features/cv-form/form-sections.ts'
import { DesignPanel } from '#features/template-choice/design-panel.tsx'
import { PageDesk } from '#features/typeset-page/page-desk.tsx'
import { DownloadMenu } from '#shared/typeset/download-menu.tsx'
import { createPreviewSource } from '#shared/typeset/preview-source.ts'

const modes = [
	{ id: 'write', label: 'Write' },
	{ id: 'design', label: 'Design' },
]

/** The form, the page beside it and the bar above, around whichever CV is in the store. */
export function EditingScreen({ store }: { store: CvFormStore }) {
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
				download={<DownloadMenu getInput={source.getInput} isCompact />}
				onShowSection={showSection}
			/>
			<CvEditor
				section={section}
				hrefOf={hrefOf}
				onPickSection={showSection}
				instead={mode === 'design' ? <FormDesign /> : null}
				page={(look) => <PageDesk source={source} look={look} />}
			/>
		</>
	)
}

function FormDesign() {
	const design = useCvForm((state) => state.design)
	const edit = useEditForm()
	return (
		<DesignPanel
			design={design}
			onChange={(changes, field) =>
				edit((form) => ({ ...form, design: { ...form.design, ...changes } }), `design.${field}`)
			}
		/>
	)
}
