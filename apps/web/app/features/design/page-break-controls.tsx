import type { CvDesign, CvDocument } from '@app/cv'
import { CheckField } from '#shared/ui/field.tsx'
import type { ChangeDesign } from './control-group.tsx'

type PageBreakControlsProps = {
	document: CvDocument
	design: CvDesign
	/** Whether the template sets columns side by side, where no page can be begun. */
	isInColumns: boolean
	onChange: ChangeDesign
}

/** For each job, course, project and post: keep it on one page, or begin a page with it. */
export function PageBreakControls({
	document,
	design,
	isInColumns,
	onChange,
}: PageBreakControlsProps) {
	const entries = listEntries(document)
	if (entries.length === 0) return null
	const toggled = (list: string[], key: string) =>
		list.includes(key) ? list.filter((each) => each !== key) : [...list, key].slice(-100)
	return (
		<details>
			<summary className="min-h-11 cursor-pointer py-2.5 text-sm font-semibold">
				Page breaks
			</summary>
			<ul className="m-0 grid list-none gap-4 p-0 pt-2">
				{entries.map(({ key, name }) => (
					<li key={key}>
						<p className="truncate text-sm font-semibold">{name}</p>
						<div className="flex flex-wrap gap-x-6">
							<CheckField
								label="Keep on one page"
								checked={design.keptTogether.includes(key)}
								onChange={() =>
									onChange({ keptTogether: toggled(design.keptTogether, key) }, `kept.${key}`)
								}
							/>
							{isInColumns ? null : (
								<CheckField
									label="Start a new page"
									checked={design.pageBreaks.includes(key)}
									onChange={() =>
										onChange({ pageBreaks: toggled(design.pageBreaks, key) }, `break.${key}`)
									}
								/>
							)}
						</div>
					</li>
				))}
			</ul>
		</details>
	)
}

function listEntries(cv: CvDocument): { key: string; name: string }[] {
	const named = (list: string, id: string, ...names: string[]) => ({
		key: `${list}/${id}`,
		name: names.filter(Boolean).join(', ') || 'Untitled',
	})
	return [
		...cv.experience.map(({ id, jobTitle, employer }) =>
			named('experience', id, jobTitle, employer),
		),
		...cv.education.map(({ id, qualification, institution }) =>
			named('education', id, qualification, institution),
		),
		...cv.projects.map(({ id, name, role }) => named('projects', id, name, role)),
		...cv.volunteering.map(({ id, role, organisation }) =>
			named('volunteering', id, role, organisation),
		),
		...cv.custom
			.filter(({ shape }) => shape === 'entries')
			.flatMap(({ items }) => items)
			.map(({ id, title, organisation }) => named('custom', id, title, organisation)),
	]
}
