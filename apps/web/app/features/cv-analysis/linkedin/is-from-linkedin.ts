import type { CvSource } from '@app/cv'

/** Whether a file is what LinkedIn gives its members: the archive of tables, or the profile as a PDF. */
export function isFromLinkedIn({ format, text }: Pick<CvSource, 'format' | 'text'>): boolean {
	if (format === 'linkedin') return true
	return format === 'pdf' && printedProfile.test(text)
}

// A profile that was saved names its own address so, which may be broken over two lines.
const printedProfile = /linkedin\.com\/in\/[^()]{1,120}\(LinkedIn\)/i
