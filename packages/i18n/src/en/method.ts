import type { Texts } from '../resources.ts';

export const texts = {
  method: {
    title: 'The method',
    lead: 'What this site looks at, how it comes to a result, and what that can tell you and what it cannot.',
    virtues: {
      title: 'The 23 virtues',
      text: 'A virtue, here, is something you do and can train. It is not a mark for how good a person you are. All of them count the same, and they balance one another: one that is strong helps you to train another.',
      choice:
        'The list is a choice, made to talk and to train with. It does not come from a study, and other people would draw up another.',
    },
    tests: {
      title: 'What the tests are, and what they are not',
      yours:
        'They are questions to look at yourself with. You give the answers, so the result says how you see yourself today.',
      notDiagnosis: 'They are not a diagnosis. They do not look for any illness, and they cannot rule one out.',
      notValidated: 'They have not been validated as a clinical test. Nobody has measured yet how reliable they are.',
      noSubstitute:
        'They do not replace seeing a doctor or a therapist. If the result says you are fine and you do not feel fine, go by what you feel and ask for help.',
    },
    stored: {
      title: 'What is stored',
      visitor:
        'The public wellness test stores nothing. The result is worked out in your browser, and your answers never leave it.',
      account:
        'With an account, your answers, your results and what you write are stored. You and the team can see them. Under ‘My data’ you can look at them, download them and ask for them to be erased.',
    },
    levels: {
      title: 'How the levels are worked out',
      text: 'The wellness test has four areas: Health, Success, Connection and Effort. Each has five questions, and each answer is worth 1 to 4 points. The mean of the five gives the level of the area.',
      table: 'The four levels',
      level: 'Level',
      mean: 'Mean',
      sum: 'Sum of the five',
      below: '{{from, number}} to under {{below, number}}',
      upTo: '{{from, number}} to {{to, number}}',
      overall:
        'Overall, effort counts twice: it makes up two fifths, and each of the other areas one. The boundaries are the same.',
      uneven: 'If an area is in crisis, the result begins with it, however well the rest is going.',
    },
    strengths: {
      title: 'How a virtue is rated',
      text: 'Each virtue can be to train, in balance or strong. The tests decide, in this order:',
      debil: {
        name: 'To train',
        text: 'You marked its situation in ‘Virtues to train’, or an emotion or a behaviour in your limiting expectations points to it. Once is enough, and you can read the reason beside it.',
      },
      media: { name: 'In balance', text: 'None of that applies, and in the next test you chose ‘Medium’.' },
      fuerte: { name: 'Strong', text: 'None of that applies, and in the next test you chose ‘Strong’.' },
      changed: 'The team can change a rating, for instance after a session. Theirs then counts.',
    },
    texts: {
      title: 'Whose texts these are',
      written:
        'The product comes with its own texts. They are written in Spanish and in English, and neither is translated from the other. They do not claim to be the work of health professionals.',
      replaced:
        'The team of this site may have put in their own: the names, the questions, the exercises and the guides can be changed.',
      how: 'To change them: they are files in a folder that METHOD_DIR names. It is explained in docs/method.md, in the product’s repository.',
    },
    help: {
      title: 'Where help is',
      text: 'If something weighs too much, do not wait for a session or for another result. At the end of this page, and of every page, you will find who to turn to.',
    },
  },
  seo: {
    method: {
      title: 'The method',
      description:
        'The 23 virtues, what the tests are and what they are not, how the levels are worked out, whose texts these are and which data are stored.',
    },
  },
} satisfies Texts<'method'>;
