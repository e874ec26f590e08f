/**
 * The built-in levels, in the order they are played: the contest's sample, then n = 1…5 and, as a
 * rule, harder from one to the next. They come from the generator and from random patterned boards,
 * chosen by number (few solutions, traps, long chains) and by eye.
 *
 * Colours were renamed for the look of a board, so that all ten stones appear. Levels that number
 * theirs 1…k without holes, two in three, go into a contest as they are.
 */
import type { StarterLevel as AnyStarterLevel } from '../../game'

export interface StarterLevel extends AnyStarterLevel {
  /** Ideas behind its solutions, as the test proves. */
  readonly ideas: number
}

export const STARTER_LEVELS: readonly StarterLevel[] = [
  {
    id: 'starter-01-contest-sample',
    code: '1/21/234/31/2434 3',
    title: { en: 'Contest sample', 'zh-CN': '竞赛样例' },
    author: 'NOIP 2011',
    ideas: 1,
  },
  {
    id: 'starter-02-close-the-gap',
    code: '1/1/-/1/- 1',
    title: { en: 'Close the gap', 'zh-CN': '填补缺口' },
    ideas: 1,
  },
  {
    id: 'starter-03-twin-pillars',
    code: '-/121/212/-/- 1',
    title: { en: 'Twin pillars', 'zh-CN': '双柱' },
    ideas: 1,
  },
  {
    id: 'starter-04-loose-brick',
    code: '1/1/-/2212/- 1',
    title: { en: 'Loose brick', 'zh-CN': '松动的砖' },
    ideas: 1,
  },
  {
    id: 'starter-05-cornerstone',
    code: '344/433/3/3/- 1',
    title: { en: 'Cornerstone', 'zh-CN': '奠基石' },
    ideas: 1,
  },
  {
    id: 'starter-06-collapsing-floors',
    code: '-/34/2214/3214/31 1',
    title: { en: 'Collapsing floors', 'zh-CN': '层层坍塌' },
    ideas: 1,
  },
  {
    id: 'starter-07-southern-cross',
    code: '-/65/9955996/69/- 1',
    title: { en: 'Southern Cross', 'zh-CN': '南十字' },
    ideas: 1,
  },
  {
    id: 'starter-08-five-echoes',
    code: '2/12213/231/13112/2 1',
    title: { en: 'Five echoes', 'zh-CN': '五重回响' },
    ideas: 1,
  },
  {
    id: 'starter-09-westward',
    code: '38/38/-/83/- 2',
    title: { en: 'Westward', 'zh-CN': '一路向西' },
    ideas: 1,
  },
  {
    id: 'starter-10-mirror-lake',
    code: '4484/-/8/-/4484 2',
    title: { en: 'Mirror lake', 'zh-CN': '镜湖' },
    ideas: 1,
  },
  {
    id: 'starter-11-little-pyramid',
    code: '3/12/312/32/1 2',
    title: { en: 'Little pyramid', 'zh-CN': '小金字塔' },
    ideas: 1,
  },
  {
    id: 'starter-12-battlements',
    code: '2122/121/121/212/1211 2',
    title: { en: 'Battlements', 'zh-CN': '城垛' },
    ideas: 1,
  },
  {
    id: 'starter-13-totem',
    code: '-/6a/aa66aa/a6/- 2',
    title: { en: 'Totem', 'zh-CN': '图腾' },
    ideas: 1,
  },
  {
    id: 'starter-14-twin-serpents',
    code: '-/121212/-/323232/- 2',
    title: { en: 'Twin serpents', 'zh-CN': '双蛇' },
    ideas: 1,
  },
  {
    id: 'starter-15-avalanche',
    code: '18/1774/8856742/15642/336325 2',
    title: { en: 'Avalanche', 'zh-CN': '雪崩' },
    ideas: 1,
  },
  {
    id: 'starter-16-temple-gate',
    code: '-/5335335/5533/3553553/- 2',
    title: { en: 'Temple gate', 'zh-CN': '神庙之门' },
    ideas: 1,
  },
  {
    id: 'starter-17-temple-stair',
    code: '31123/1212/322/21/1 3',
    title: { en: 'Temple stair', 'zh-CN': '神庙石阶' },
    ideas: 1,
  },
  {
    id: 'starter-18-landslide',
    code: '4254/43542/144332/35513/1355 3',
    title: { en: 'Landslide', 'zh-CN': '山崩' },
    ideas: 1,
  },
  {
    id: 'starter-19-crown',
    code: '773733/3/7337337/3/373773 3',
    title: { en: 'Crown', 'zh-CN': '王冠' },
    ideas: 1,
  },
  {
    id: 'starter-20-full-granary',
    code: '5144244/5122422/2423251/5431331/5112114 3',
    title: { en: 'Full granary', 'zh-CN': '丰收粮仓' },
    ideas: 1,
  },
  {
    id: 'starter-21-either-way',
    code: '8858/858585/5858585/858585/8858 3',
    title: { en: 'Either way', 'zh-CN': '左右逢源' },
    ideas: 2,
  },
  {
    id: 'starter-22-the-gorge',
    code: '24224/4422424/-/2424224/24224 3',
    title: { en: 'The gorge', 'zh-CN': '峡谷' },
    ideas: 1,
  },
  {
    id: 'starter-23-sun-pyramid',
    code: '21/12121/2121212/21212/12 3',
    title: { en: 'Sun pyramid', 'zh-CN': '太阳金字塔' },
    ideas: 1,
  },
  {
    id: 'starter-24-slow-drip',
    code: '-/8/33838/3/- 4',
    title: { en: 'Slow drip', 'zh-CN': '滴水穿石' },
    ideas: 1,
  },
  {
    id: 'starter-25-three-towers',
    code: '7766766/-/7767767/-/7767766 4',
    title: { en: 'Three towers', 'zh-CN': '三塔' },
    ideas: 1,
  },
  {
    id: 'starter-26-mosaic-floor',
    code: '343773/747336/651554/115264/662126 4',
    title: { en: 'Mosaic floor', 'zh-CN': '彩石地面' },
    ideas: 1,
  },
  {
    id: 'starter-27-held-breath',
    code: 'a3aa3/3a3a3/a3/a3a3a/3a33a 4',
    title: { en: 'Held breath', 'zh-CN': '屏息' },
    ideas: 1,
  },
  {
    id: 'starter-28-holy-mountain',
    code: '331/3131/2323232/3232/332 4',
    title: { en: 'Holy mountain', 'zh-CN': '圣山' },
    ideas: 1,
  },
  {
    id: 'starter-29-the-well',
    code: '221122/313131/1/323232/112211 4',
    title: { en: 'The well', 'zh-CN': '深井' },
    ideas: 1,
  },
  {
    id: 'starter-30-cobblestones',
    code: '6a/a6/66/aa/aa 5',
    title: { en: 'Cobblestones', 'zh-CN': '铺路石' },
    ideas: 1,
  },
  {
    id: 'starter-31-the-dome',
    code: '15/23545/31433/23412/23 5',
    title: { en: 'The dome', 'zh-CN': '穹顶' },
    ideas: 1,
  },
  {
    id: 'starter-32-market-day',
    code: '448824/a69282/1a9a96/171736/553375 5',
    title: { en: 'Market day', 'zh-CN': '赶集日' },
    ideas: 1,
  },
  {
    id: 'starter-33-stair-to-the-sky',
    code: '2/11/1132/332133/1122122 5',
    title: { en: 'Stair to the sky', 'zh-CN': '天梯' },
    ideas: 1,
  },
  {
    id: 'starter-34-long-count',
    code: '1122422/8331439/7757678/8975495/8966566 5',
    title: { en: 'Long count', 'zh-CN': '长历法' },
    ideas: 1,
  },
  {
    id: 'starter-35-rope-bridge',
    code: '-/3232323/42424/4141414/- 5',
    title: { en: 'Rope bridge', 'zh-CN': '绳桥' },
    ideas: 1,
  },
  {
    id: 'starter-36-great-temple',
    code: '131313/223322/2122323/113311/232323 5',
    title: { en: 'Great temple', 'zh-CN': '大神庙' },
    ideas: 1,
  },
]
