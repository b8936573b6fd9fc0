import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { track } from './track.ts'

/** Counts page views. Ids in URLs are left out, because they may lead to a person. */
export function useTrackPageViews(): void {
	const { pathname } = useLocation()
	useEffect(() => {
		const path = withoutIds(pathname)
		// The title of a page about one CV may name its person.
		const title = path === pathname ? document.title : path
		void track({ name: 'page_view', path, title: title.slice(0, 200) })
	}, [pathname])
}

/** Returns a path in which every part that may name a CV, session or secret is replaced. */
export function withoutIds(pathname: string): string {
	return pathname
		.split('/')
		.map((part) => (/\d/.test(part) || part.length > 60 ? ':id' : part))
		.join('/')
		.replace(/^\/cv\/public\/.*/, '/cv/public/:id')
		.replace(/^\/cv-analysis\/verify\/.*/, '/cv-analysis/verify/:token')
}
