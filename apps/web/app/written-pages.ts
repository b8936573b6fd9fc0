/** The public pages that are a text and nothing else; each is a file of `content/pages`. */
export const writtenPages = ['about', 'privacy', 'terms', 'cookies', 'accessibility']
