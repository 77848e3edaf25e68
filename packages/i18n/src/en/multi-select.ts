/** Words of the list in which several can be chosen, whatever it lists. */
export const multiSelect = {
  placeholder: 'Type to search',
  show: 'Show the list: {{label}}',
  clear: 'Clear the search',
  chosen: '{{label}}: your choices',
  count_zero: 'Nothing chosen yet.',
  count_one: '{{count}} option chosen.',
  count_other: '{{count}} options chosen.',
  found_one: '{{count}} option',
  found_other: '{{count}} options',
  nothing: 'Nothing matches “{{query}}”. Try another word.',
  added: 'Added: {{label}}. {{count}} so far.',
  removed: 'Removed: {{label}}. {{count}} so far.',
  remove: 'Remove “{{label}}”',
};
