// Written by `npm run data` from data/praise-thresholds.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const praiseThresholds = `part	share
content	0.32
completeness	0.80`
