// Written by `npm run data` from data/note-nouns.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const noteNouns = `kind	nouns
possession	licence|license|card|cards|transport|van|car|tools|insurance|DBS|badge|CSCS|CPCS|qualification|qualifications|skills|skill|experience|knowledge|attitude|manner|timekeeping|holder|portfolio|reel|banter|passion|performer|background|diploma|availability|freelance|employed|insured`
