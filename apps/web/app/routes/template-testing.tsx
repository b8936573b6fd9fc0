import type { CvDesign } from '@app/cv'
import { useSearchParams } from 'react-router'
import { CvInEveryTemplate } from '#features/design/cv-in-every-template.tsx'
import { useSampleCvs } from '#shared/examples/use-sample-cvs.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { useTemplates } from '#shared/typeset/use-templates.ts'
import { Button } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'

export const meta = () =>
	pageMeta({
		title: 'Template testing',
		description: 'Every template with short, typical and long CVs, and CVs in 9 other scripts.',
		noindex: true,
	})

const papers: { value: CvDesign['pageSize']; label: string }[] = [
	{ value: 'a4', label: 'A4' },
	{ value: 'us-letter', label: 'Letter' },
]

export default function TemplateTesting() {
	const { templates, error: templatesError, refetch } = useTemplates()
	const { trials, error: trialsError, refetch: refetchTrials } = useSampleCvs()
	const [search, setSearch] = useSearchParams()
	const error = templatesError ?? trialsError
	const trial = trials.find(({ id }) => id === search.get('cv')) ?? trials[0]
	const paper = search.get('paper') === 'us-letter' ? 'us-letter' : 'a4'
	const show = (changes: Record<string, string>) =>
		setSearch(
			{ ...Object.fromEntries(search), ...changes },
			{ replace: true, preventScrollReset: true },
		)
	if (error) {
		return (
			<div role="alert" className="mx-auto max-w-[44rem] px-5 py-20 sm:px-6">
				<p className="text-ink-soft">{error.message}</p>
				<Button
					className="mt-4"
					onClick={() => {
						refetch()
						void refetchTrials()
					}}
				>
					Try again
				</Button>
			</div>
		)
	}
	if (trial === undefined || templates.length === 0) return <PageSpinner />
	return (
		<div className="mx-auto max-w-[76rem] px-5 py-12 sm:px-6 sm:py-16">
			<h1 className="text-[clamp(2rem,4.5vw,2.75rem)] font-[520]">Template testing</h1>
			<p className="mt-2 max-w-[40rem] text-ink-soft">
				Good templates cope with any CV. Choose one and see all its pages in each template.
			</p>
			<div className="mt-7 mb-12 flex flex-wrap items-end gap-x-6 gap-y-4">
				<div className="w-full sm:w-64">
					<SelectField
						label="CV"
						value={trial.id}
						onChange={({ target }) => show({ cv: target.value })}
					>
						{trials.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</SelectField>
				</div>
				<SegmentedControl
					legend="Paper size"
					choices={papers}
					value={paper}
					onChange={(value) => show({ paper: value })}
				/>
			</div>
			<CvInEveryTemplate
				key={`${trial.id} ${paper}`}
				templates={templates}
				trial={trial}
				paper={paper}
			/>
		</div>
	)
}
