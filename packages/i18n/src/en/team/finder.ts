import type { Texts } from '../../resources.ts';

export const texts = {
  finder: {
    title: 'Find a client',
    label: 'Name, username or e-mail',
    placeholder: 'Type a name…',
    results: 'Clients found',
    found_one: 'One client. Enter opens it.',
    found_other: '{{count, number}} clients. ↓ and ↑ choose, Enter opens.',
    none: 'Nobody has that name.',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    places: { everywhere: 'Everywhere', client: 'On the pages of a client', list: 'In the list' },
    deeds: {
      find: 'Find a client',
      help: 'See this list',
      next: 'Next client',
      previous: 'Previous client',
      overview: 'Their overview',
      phases: 'Their phases',
      account: 'Their account',
      tabs: 'Previous and next tab',
      note: 'Write a note',
      search: 'Search the list',
      rows: 'Go through the rows',
      open: 'Open',
    },
    on: 'Use the shortcuts of a single key',
    onHint: 'Ctrl K always works.',
  },
} satisfies Texts<'finder'>;
