import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostOfVideo, playableVideo, videoHostIn, videoIn, videoOrigins, videoSiteName } from './videos.ts';

const id = 'dQw4w9WgXcQ';

describe('the video that is typed or pasted', () => {
  test.each([
    ['', ''],
    [` ${id} `, id],
    [`https://www.youtube.com/watch?v=${id}&t=10`, id],
    [`https://m.youtube.com/watch?list=x&v=${id}`, id],
    [`http://youtube.com/shorts/${id}?feature=share`, id],
    [`youtu.be/${id}?t=3`, id],
    [`https://www.youtube-nocookie.com/embed/${id}`, id],
    [`https://www.youtube.com/live/${id}/`, id],
    ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
    ['vimeo.com/76979871/8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://vimeo.com/76979871'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=<script>', 'https://vimeo.com/76979871'],
    ['https://tube.example.org/videos/embed/abc', 'https://tube.example.org/videos/embed/abc'],
    ['https://tube.example.org/?v=1', 'https://tube.example.org/?v=1'],
  ])('%j is kept as %j', (typed, stored) => {
    expect(videoIn(typed)).toBe(stored);
  });

  test.each([
    'nothing',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?v=short',
    'https://youtu.be/',
    'https://vimeo.com/about',
    'https://tube.example.org',
    'https://ana@tube.example.org/a',
    'https://tube.example.org:8443/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'javascript:alert(1)//.org/a',
    'data:text/html,a.org/a',
    'two words.org/a',
  ])('%j is none', (typed) => {
    expect(videoIn(typed)).toBeNull();
  });

  test('is kept as it is when it is typed again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), (typed) => {
        const stored = videoIn(typed);
        if (stored !== null) expect(videoIn(stored)).toBe(stored);
      }),
    );
  });
});

describe('the host of the list', () => {
  test.each([
    ['youtube.com', 'youtube.com'],
    ['https://youtu.be/x', 'youtube.com'],
    ['player.vimeo.com', 'vimeo.com'],
    [' Tube.Example.org ', 'tube.example.org'],
    ['https://tube.example.org/videos/embed/abc', 'tube.example.org'],
  ])('in %j is %s', (typed, host) => {
    expect(videoHostIn(typed)).toBe(host);
  });

  test.each(['', '*', '*.example.org', 'localhost', "example.org; script-src 'unsafe-inline'", '10.0.0.1', 'a.org:81'])(
    'is not %j',
    (typed) => {
      expect(videoHostIn(typed)).toBeNull();
    },
  );

  test('of a stored video is the one that the list needs', () => {
    expect(hostOfVideo('')).toBeUndefined();
    expect(hostOfVideo('not a video')).toBeUndefined();
    expect(hostOfVideo(id)).toBe('youtube.com');
    expect(hostOfVideo('https://tube.example.org/a')).toBe('tube.example.org');
  });
});

describe('a stored video', () => {
  const hosts = ['youtube.com', 'vimeo.com', 'tube.example.org'];

  test('plays where its host shows it', () => {
    expect(playableVideo(id, hosts)).toEqual({
      ...{ host: 'YouTube', known: true },
      player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    });
    expect(playableVideo('https://vimeo.com/76979871', hosts)?.player).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    );
    expect(playableVideo('https://vimeo.com/76979871/8272103f6e', hosts)?.player).toBe(
      'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
    );
    expect(playableVideo('https://tube.example.org/a', hosts)).toEqual({
      ...{ host: 'tube.example.org', known: false },
      player: 'https://tube.example.org/a',
    });
  });

  test('does not play without a host of the list', () => {
    expect(playableVideo('', hosts)).toBeNull();
    expect(playableVideo(id, ['vimeo.com'])).toBeNull();
    expect(playableVideo('https://tube.example.org/a', ['vimeo.com'])).toBeNull();
  });

  test('always plays at an origin that the policy allows', () => {
    fc.assert(
      fc.property(fc.webUrl(), (typed) => {
        const stored = videoIn(typed) ?? '';
        const host = hostOfVideo(stored);
        const video = host === undefined ? null : playableVideo(stored, [host]);
        if (host !== undefined && video) expect(videoOrigins([host])).toEqual([new URL(video.player).origin]);
      }),
    );
  });
});

test('a site is called by its name, and another host by its address', () => {
  expect(['youtube.com', 'vimeo.com', 'tube.example.org'].map(videoSiteName)).toEqual([
    'YouTube',
    'Vimeo',
    'tube.example.org',
  ]);
});

test('the policy names the players of known sites and other hosts themselves, and nothing that is no host', () => {
  expect(videoOrigins(['youtube.com', 'vimeo.com', 'tube.example.org', "x'; script-src *"])).toEqual([
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://tube.example.org',
  ]);
});
