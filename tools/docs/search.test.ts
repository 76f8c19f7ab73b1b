import { describe, expect, test } from 'vitest';
import { tokenize } from '../../docs/.vitepress/tokenize.ts';

describe('the words that the search looks for', () => {
  test.each([
    ['Rules: a line’s length (B12)', ['Rules', 'a', 'line', 's', 'length', 'B12', '']],
    ['路線とタイル', ['路線', 'タイル']],
    ['9番駅からParisへ', ['9', '番', '駅', 'から', 'Paris']],
    ['地铁线路：颜色', ['地铁', '线路', '颜色']],
  ])('%s', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  test.each([
    ['中央駅まで路線が延びると2倍の得点です。', '得点'],
    ['会社の株を交換する', '株'],
    ['线路每穿过一次板块得 1 分。', '板块'],
    ['如果线路到达中央车站，得分翻倍', '中央车站'],
  ])('in “%s” is found “%s”', (text, query) => {
    expect(tokenize(text)).toEqual(expect.arrayContaining(tokenize(query)));
  });
});
