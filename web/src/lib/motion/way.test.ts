import { describe, expect, it } from 'vitest';
import { FLIGHT, GAP, flying, together, turning, type Way } from './way';

const HERE = { left: 100, top: 100, width: 60, height: 84 };
const THERE = { left: 300, top: 200, width: 120, height: 168 };
const WAY: Way = { start: HERE, between: undefined, end: THERE, begins: 'seen', fades: false };

const places = (frames: Keyframe[]) => frames.filter(({ transform }) => transform !== undefined);
const opacities = (frames: Keyframe[]) =>
  frames.filter(({ opacity }) => opacity !== undefined).map(({ opacity }) => opacity);

describe('cards that are let go together', () => {
  const [first, second] = together([WAY, { ...WAY, after: 2 }]);

  it('leave one after the other, and are all over with the last', () => {
    expect(first).toMatchObject({ leaves: 0, lands: FLIGHT, over: 2 * GAP + FLIGHT });
    expect(second).toMatchObject({ leaves: 2 * GAP, lands: 2 * GAP + FLIGHT });
    expect(second?.over).toBe(first?.over);
  });

  it('take longer if one is held up', () => {
    const [alone] = together([{ ...WAY, between: THERE }]);
    expect(alone?.lands).toBeGreaterThan(2 * FLIGHT);
  });

  it('wait where they were, and stay where they landed', () => {
    if (first === undefined || second === undefined) throw new Error('there are two');
    const [early, late] = [places(flying(first)), places(flying(second))];
    expect(early.map(({ offset }) => offset)).toEqual([0, 0, 0, FLIGHT / first.over, 1]);
    const leaves = (2 * GAP) / first.over;
    expect(late.map(({ offset }) => offset)).toEqual([0, leaves, leaves, 1, 1]);
    expect(late[0]?.transform).toBe('translate(-200px, -100px) scale(0.5)');
    expect(late[1]?.transform).toBe(late[0]?.transform);
    expect(early.at(-2)?.transform).toBe('translate(0px, 0px) scale(1)');
    expect(early.at(-1)?.transform).toBe(early.at(-2)?.transform);
  });
});

describe('a card', () => {
  const alone = (way: Partial<Way>) => {
    const [one] = together([{ ...WAY, ...way, after: 1 }]);
    if (one === undefined) throw new Error('there is one');
    return one;
  };

  it('that lies under another waits outside of the window', () => {
    const frames = places(flying(alone({ begins: 'unseen' })));
    expect(frames[1]?.transform).toContain('translate(-1');
    expect(frames[1]?.offset).toBe(frames[2]?.offset);
    expect(frames[2]?.transform).toBe('translate(-200px, -100px) scale(0.5)');
  });

  it('appears from nowhere, and fades into it', () => {
    expect(opacities(flying(alone({ begins: 'appearing', fades: true })))).toEqual([
      0, 0, 1, 1, 0, 0,
    ]);
    expect(opacities(flying(alone({})))).toEqual([]);
  });

  it('tells its frames in order, or a browser would refuse them', () => {
    for (const way of [{}, { between: HERE }, { begins: 'appearing' as const, fades: true }]) {
      const offsets = flying(alone(way)).map(({ offset }) => Number(offset));
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      expect(offsets[0]).toBe(0);
      expect(offsets.at(-1)).toBe(1);
    }
  });

  it('shows one side, and then the other', () => {
    const { away, up } = turning(alone({}));
    expect(away.at(0)?.transform).toBe('none');
    expect(away.at(-1)?.transform).toBe('scaleX(0)');
    expect(up.at(0)?.transform).toBe('scaleX(0)');
    expect(up.at(-1)?.transform).toBe('none');
    // They meet on edge.
    expect(away[2]?.offset).toBe(up[1]?.offset);
  });
});
