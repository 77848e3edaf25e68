import type { Texts } from '../resources.ts';

export const texts = {
  guide: {
    none: 'There are no guides yet.',
    waitforaproved: 'Comment sent. It will be published once it is approved.',

    title: 'Guide',
    listTitle: 'Training guides',
    listLead:
      'A short read for each virtue, with something to practise in your day. The ones worth training most come first.',
    noneText: 'Here you will find a text for each virtue, and sometimes a video, as soon as they are published.',
    withVideo: 'With a video',
    backToList: 'All guides',
    seeAll: 'See the guides',
    missing: 'There is no guide to {{virtue}} yet',
    missingText: 'It is on its way. Meanwhile you can read the others.',
    noTexts: 'This guide has no text in your language yet.',
    unknown: 'We do not know that virtue',
    unknownText: 'The address may have a typo. The guides to all virtues are in the list.',
    videoTitle: 'Video of the guide: {{virtue}}',
    play: 'Play the video',
    playAbout:
      'It comes from {{host}}, in its mode without cookies. Until you press, {{host}} does not know that you are here.',
    playAboutOther: 'It comes from {{host}}. Until you press, {{host}} does not know that you are here.',

    comments: 'Comments',
    noComments: 'There are no comments yet. Yours can be the first.',
    comment: 'Your comment',
    commentHint: 'Say what helped you. Others will see it with your username once it is approved.',
    commentEmpty: 'Write your comment before you send it.',
    commentTooLong: 'It is too long: there is room for {{limit}} characters.',
    commentCount: '{{count}} of {{limit}} characters',
    commentNotSent: 'Your comment was not sent',
    answerOf: 'Answer from {{name}}',
    answerOfTeam: 'Answer from the team',
    onlyYou: 'Only you see this: your comment still awaits approval.',
    awaiting: 'Your comment awaits approval',
    send: 'Send comment',
  },
} satisfies Texts<'guides'>;
