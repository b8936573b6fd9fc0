import { Highlight } from '#shared/ui/highlight.tsx'
import { WaysToGetData } from '../linkedin/ways-to-get-data.tsx'
import type { GuestCalls } from '../session/guest-calls.ts'
import { UploadFlow } from '../upload/upload-flow.tsx'
import { LinkedInTestResult } from './linkedin-test-result.tsx'

const intro = {
	title: (
		<>
			See what your LinkedIn data would <Highlight>give</Highlight>
		</>
	),
	text: 'Choose your LinkedIn archive or PDF. See which parts of a CV it fills, which stay empty and what gets left out. Your CVs don’t change.',
	choose: 'Choose your LinkedIn file',
	below: <WaysToGetData />,
}

/** Reads LinkedIn data as an import would, and shows what would come of it, without saving anything. */
export function LinkedInTestScreen({ calls }: { calls?: GuestCalls }) {
	return (
		<UploadFlow path="/linkedin-test" intro={intro} calls={calls}>
			{(results, file) => <LinkedInTestResult results={results} {...file} />}
		</UploadFlow>
	)
}
