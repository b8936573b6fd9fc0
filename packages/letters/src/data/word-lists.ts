// Written by `npm run data` from data/word-lists.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const wordLists = `list	words
after-passive	again|after|and|at|because|during|early|following|for|from|in|internally|on|or|over|since|three|to|twice|under
after-passive	when|while|with|within
before-place	as|at|by|for|from|in|into|on|to|with|within
determiners	all|an?|any|each|every|her|his|its|my|new|our|some|the|their|them|these|those|two|three|four|five|six|seven
determiners	eight|nine|ten|eleven|twelve
done-to-people	asked|chosen|commended|employed|invited|praised|promoted|recogni[sz]ed|selected|seconded
no-subject-of-paper	an?|and|any|as|at|by|for|from|in|of|on|or|the|to|with|you|your|own|full|clean|valid|current|relevant|recognised
no-subject-of-paper	approved|similar|equivalent|uk|british|level|licen[cs]es?|certificates?|certification|certs?|cards?|tickets?
no-subject-of-paper	training|trained|courses?|qualifications?|qualified|checks?|clearance|permits?
numbered-things	band|batch|care|class|flight|form|grade|highway|key|level|part|phase|point|rank|route|scale|score|section
numbered-things	stage|step|track|type|unit
papers	licen[cs]e|certificate|card|ticket|degree|diploma|qualification|permit|apprenticeship|badge|award
participles-of-people	accomplished|accredited|advanced|automated|certified|combined|committed|dedicated|detailed|established
participles-of-people	experienced|fixed|integrated|licensed|limited|mixed|motivated|organised|proven|qualified|registered|related
participles-of-people	required|seasoned|skilled|trained|used|varied
placed	assigned|based|deployed|educated|hired|placed|posted|recruited|shortlisted|stationed
verbs-only	administer|advise|analyse|arrange|assess|assist|co-?ordinate|create|deliver|develop|ensure|identify
verbs-only	investigate|maintain|manage|negotiate|organise|oversee|prepare|provide|supervise|teach`
