import { listCvs } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { AccountTemplateChoice } from '#features/design/account-template-choice.tsx'
import { call } from '#shared/api/call.ts'
import { CvSelect } from '#shared/cv-choice/cv-select.tsx'
import { AccountCv } from '#shared/offline/account-cv.tsx'
import { accountCvsKey } from '#shared/offline/account-cv-query-keys.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'

export const meta = () =>
	pageMeta({
		title: 'Templates for your CVs',
		description: 'See each of your CVs in every template.',
		noindex: true,
	})

export default function CvTemplates() {
	const [search, setSearch] = useSearchParams()
	const { data, error, refetch } = useQuery({
		queryKey: [...accountCvsKey, 'to-choose-a-template'],
		queryFn: ({ signal }) =>
			call(listCvs, { query: { from: 'cvs', search: '', sort: 'updated' }, signal }),
	})
	if (error) {
		return (
			<NarrowPage
				title="We can’t show your CVs right now"
				text={<p role="alert">{error.message}</p>}
			>
				<Button onClick={() => void refetch()}>Try again</Button>
			</NarrowPage>
		)
	}
	if (data === undefined) return <PageSpinner label="Loading your CVs" />
	const cvId = search.get('cv') ?? data.cvs[0]?.id
	if (cvId === undefined) return <NoCvs />
	return (
		<div className="mx-auto max-w-[76rem] px-5 py-12 sm:px-6 sm:py-16">
			<div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
				<div>
					<h1 className="text-[clamp(2rem,4.5vw,2.75rem)] font-[520]">Templates for your CVs</h1>
					<p className="mt-2 text-ink-soft">
						Choose one and we’ll save it. Your words stay the same.
					</p>
				</div>
				<div className="flex flex-wrap items-end gap-3">
					{data.cvs.length > 1 ? (
						<div className="w-full sm:w-64">
							<CvSelect
								label="Choose a CV"
								value={cvId}
								onChoose={(id) => setSearch({ cv: id }, { replace: true })}
								cvs={data.cvs}
							/>
						</div>
					) : null}
					<ButtonLink to={`/cv-writer/edit/${cvId}`} className="sm:min-h-11">
						Keep writing
					</ButtonLink>
				</div>
			</div>
			<AccountCv key={cvId} id={cvId}>
				{(cv) => <AccountTemplateChoice cv={cv} />}
			</AccountCv>
		</div>
	)
}

function NoCvs() {
	return (
		<NarrowPage
			title="There’s no CV in your account yet"
			text="Write one and you’ll see it here in every template. Until then, browse templates with sample CVs."
		>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to="/cv-writer" look="primary">
					Choose how to start
				</ButtonLink>
				<ButtonLink to="/cv-templates-preview">See all templates</ButtonLink>
			</div>
		</NarrowPage>
	)
}
