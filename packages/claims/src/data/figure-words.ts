// Written by `npm run data` from data/figure-words.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const figureWords = `list	words
almost	nearly|almost|close to|not quite|approaching|nigh on|pushing|getting on for
approximately	about|around|roughly|approximately|approx\\.?|circa|c\\.|ca|some|in the region of|something like|typically|maybe
approximately	perhaps|possibly|near|averaging|average of|an estimated
between-number-and-noun	of|%|percent|per|cent|the|our|my|or|so|plus|different|x|\\+|-|–
least	at least|a minimum|minimum|no fewer than|no less than|never fewer than|never less than|not less than
more	more than|just over|well over|above|in excess|upwards|exceeding|beyond|greater than|north
most	up to|upto|at most|as many as|as much as|a maximum|maximum|no more than|not more than|never more than|max
over	over
times	hour|shift|day|night|evening|morning|afternoon|weekend|week|fortnight|month|quarter|term|season|year|session
times	visit|lesson|service|monday|tuesday|wednesday|thursday|friday|saturday|sunday
under	under|below|fewer than|less than|just under|just short|inside|short
weak-numbers	one|a|an|both|pair|couple|half|quarter|third|first|second|single|fortnight`
