import { describe, expect, it } from 'vitest'
import { ALL_STARTERS } from '../../src/shared/games/starterPack'
import { STARTER_TITLES_TW } from '../../generated/starterTitlesTW'
import { zhCN } from '../../src/shared/messages/zhCN'
import { zhTW } from '../../generated/zhTW'
import { messagesToTraditional, titlesToTraditional, toTraditional } from './traditional'

describe('traditional Chinese', () => {
  it('is what the simplified texts give now (npm run generate:zh-TW)', () => {
    expect(zhTW).toEqual(messagesToTraditional(zhCN))
    expect(STARTER_TITLES_TW).toEqual(titlesToTraditional(ALL_STARTERS))
  })

  it.each([
    ['文件', '檔案'],
    ['鼠标', '滑鼠'],
    ['第 3 列为空，共 5 列 7 行', '第 3 欄為空，共 5 欄 7 列'],
    ['解法列表', '解法清單'],
    ['“双柱”', '「雙柱」'],
  ])('%s → %s', (simplified, traditional) => {
    expect(toTraditional(simplified)).toBe(traditional)
  })

  it('leaves the names of languages in their own script', () => {
    expect(zhTW.language['zh-CN']).toBe('简体中文')
    expect(zhTW.language['zh-TW']).toBe('繁體中文')
  })
})
