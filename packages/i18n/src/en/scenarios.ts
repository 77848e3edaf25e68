/** What the professional and the couple purpose come to. */
export const scenarios = {
  title: 'Your scenarios',
  lead: 'How your virtues are doing in your company and your relationship, on one page. Come back twice a year to see how it changes.',
  summary: 'At a glance',
  company: 'In your company',
  couple: 'In your relationship',
  column: { company: 'Company', couple: 'Couple' },
  scenario: 'Scenario',
  unanswered: 'No scenario yet',
  part: '{{scenario}}: {{count, number}}',
  description: 'Bar with the virtues in each scenario. {{parts}}.',
  each: 'One scenario at a time',
  none: 'No virtue',
  emptyTitle: 'Your scenarios will be here',
  empty:
    'As soon as you answer for a virtue in your company or your relationship, you will see it here with its scenario.',
  begin: 'Begin with the company',
  beginCouple: 'Begin with the relationship',
  ideal: 'ideal',
  elevated: 'elevated',
  download: 'Download my purpose as PDF',
  downloaded: 'Your purpose has been downloaded',
};
