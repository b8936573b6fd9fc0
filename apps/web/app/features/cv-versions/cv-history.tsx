import type { Cv, CvVersionSummary } from '@app/contract'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { StaticPages } from '#shared/typeset/static-pages.tsx'
import type { MoreVersions } from './version-list.tsx'
import { VersionList } from './version-list.tsx'
import { VersionView } from './version-view.tsx'
import { buildVersionHref, useVersionsUrlState } from './versions-url-state.ts'

type CvHistoryProps = { now: Cv; versions: CvVersionSummary[]; more: MoreVersions }

/** Shows the list of versions at the left and the chosen version beside it; narrow screens show one or the other. */
export function CvHistory({ now, versions, more }: CvHistoryProps) {
	const address = useVersionsUrlState()
	const newest = versions.find(({ revision }) => revision !== now.revision) ?? versions[0]
	const versionId = address.versionId ?? newest?.id
	const isChosen = address.versionId !== null
	return (
		<div className="grid items-start gap-x-12 gap-y-8 min-[900px]:grid-cols-[18rem_minmax(0,1fr)]">
			<div
				className={`min-[900px]:sticky min-[900px]:top-[calc(var(--nav-height)+1.5rem)]
					min-[900px]:max-h-[calc(100dvh-var(--nav-height)-3rem)] min-[900px]:-mx-2 min-[900px]:overflow-y-auto
					min-[900px]:px-2 ${isChosen ? 'max-[899px]:hidden' : ''}`}
			>
				<VersionList now={now} versions={versions} more={more} current={versionId ?? null} />
			</div>
			{versionId === undefined ? (
				<div className="max-w-[36rem] max-[899px]:hidden">
					<StaticPages input={now} />
				</div>
			) : (
				<div className={`min-w-0 ${isChosen ? '' : 'max-[899px]:hidden'}`}>
					<Link
						to={buildVersionHref(address, { cvId: now.id, versionId: null, withId: null })}
						className="mb-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-accent min-[900px]:hidden"
					>
						<ArrowLeft size={17} aria-hidden />
						All versions
					</Link>
					<VersionView
						key={versionId}
						now={now}
						versions={versions}
						versionId={versionId}
						isChosen={isChosen}
					/>
				</div>
			)}
		</div>
	)
}
