/** Simplified Chinese texts of the check of a pack. */
import type { packCheckEn } from './packCheckEn'
import type { Translated } from './en'

export const packCheckZhCN: Translated<typeof packCheckEn> = {
  packCheck: {
    title: '检查关卡集',
    running: '第 {number} 关，共 {levels} 关',
    passed: '关卡集通过检查：{levels} 关，没有问题，{warnings} 处值得留意。',
    failed: '关卡集未通过检查：{levels} 关中有 {errors} 处问题，{warnings} 处值得留意。',
    findings: '检查结果',
    none: '没有问题：每一关都已证明，没有重复，难度递增。',
    levels: '关卡',
    write: '写出报告…',
    again: '重新检查',
    report: '报告',
    stopped: '检查已停止。',
  },
  packFinding: {
    cook: '第 {number} 关：用少于 n 的步数就能解开。',
    unsolvable: '第 {number} 关：无解。',
    undecided: '第 {number} 关：搜索耗时过长，未能证明。',
    'not-a-level': '第 {number} 关：还不是关卡。',
    twin: '第 {number} 关：与第 {of} 关相同（不计镜像与颜色）。',
    easier: '第 {number} 关：比前面的第 {of} 关容易。',
    'same-title': '第 {number} 关：与第 {of} 关同名。',
    'no-title': '第 {number} 关：没有标题。',
    'no-author': '第 {number} 关：没有作者。',
    'odd-characters': '第 {number} 关：文字首尾有空白，或含有看不见的字符。',
  },
  packVerdict: {
    sound: '已证明',
    cook: '存在捷径',
    unsolvable: '无解',
    undecided: '尚无定论',
    'not-a-level': '还不是关卡',
  },
  packFigure: {
    n: 'n',
    minimum: '最少步数',
    ideas: '思路',
    firstShare: '第一步可胜的比例',
    longestForced: '连续唯一步',
    traps: '陷阱',
    longestChain: '最长连锁',
    blindOdds: '盲走，多少次中 1 次',
    tiles: '牌数',
    types: '种类',
  },
}
