export const caps = {
  nearly: {
    prospects: 'You have {{entries, number}} of the {{cap, number}} expectations that fit here.',
    harmfulHabits: 'You have {{entries, number}} of the {{cap, number}} habits that fit here.',
    exercises: 'You have {{entries, number}} of the {{cap, number}} exercises that fit here.',
    pendingComments: '{{entries, number}} of at most {{cap, number}} comments of yours wait to be read here.',
    pendingCommentsInAll: '{{entries, number}} of at most {{cap, number}} comments of yours wait to be read.',
    weeklyTests: 'You have taken {{entries, number}} of the {{cap, number}} tests that one day has room for.',
    coachNotes: 'There are {{entries, number}} of the {{cap, number}} notes that fit here.',
  },
  full: {
    prospects:
      'The {{cap, number}} expectations that fit here are all written. Remove one that you no longer need, and then add this one: what you write stays.',
    harmfulHabits:
      'The {{cap, number}} habits that fit here are all written. Remove one that you no longer need, and then add this one: what you write stays.',
    exercises:
      'The {{cap, number}} exercises that fit here are all taken. Finish or delete one, or take the essential mark off another, and then add this one: what you write stays.',
    pendingComments:
      '{{cap, number}} comments of yours on this guide wait to be read. As soon as one has been, there is room for the next: what you write stays.',
    pendingCommentsInAll:
      '{{cap, number}} comments of yours on the guides wait to be read. As soon as one has been, there is room for the next: what you write stays.',
    weeklyTests:
      'You have taken {{cap, number}} tests within a day, and that is all it has room for. Come back tomorrow: your answers stay here.',
    coachNotes:
      'The {{cap, number}} notes that fit here are all written. Delete one that is no longer needed, and then add this one: what you write stays.',
  },
};
