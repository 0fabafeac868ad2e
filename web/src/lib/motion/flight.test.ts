import { describe, expect, it } from 'vitest';
import {
  FLIGHT_TIME,
  GAP,
  flightKeyframes,
  schedule,
  flipKeyframes,
  type FlightPath,
} from './flight';

const HERE = { left: 100, top: 100, width: 60, height: 84 };
const THERE = { left: 300, top: 200, width: 120, height: 168 };
const WAY: FlightPath = {
  start: HERE,
  between: undefined,
  end: THERE,
  begins: 'seen',
  fades: false,
};

const places = (frames: Keyframe[]) => frames.filter(({ transform }) => transform !== undefined);
const opacities = (frames: Keyframe[]) =>
  frames.filter(({ opacity }) => opacity !== undefined).map(({ opacity }) => opacity);

describe('a batch of cards', () => {
  const [first, second] = schedule([WAY, { ...WAY, after: 2 }]);

  it('leaves one by one, and ends with the last card', () => {
    expect(first).toMatchObject({ leaves: 0, lands: FLIGHT_TIME, over: 2 * GAP + FLIGHT_TIME });
    expect(second).toMatchObject({ leaves: 2 * GAP, lands: 2 * GAP + FLIGHT_TIME });
    expect(second?.over).toBe(first?.over);
  });

  it('takes longer if a card is presented', () => {
    const [alone] = schedule([{ ...WAY, between: THERE }]);
    expect(alone?.lands).toBeGreaterThan(2 * FLIGHT_TIME);
  });

  it('waits at the start, and stays at the end', () => {
    if (first === undefined || second === undefined) throw new Error('there are two');
    const [early, late] = [places(flightKeyframes(first)), places(flightKeyframes(second))];
    expect(early.map(({ offset }) => offset)).toEqual([0, 0, 0, FLIGHT_TIME / first.over, 1]);
    const leaves = (2 * GAP) / first.over;
    expect(late.map(({ offset }) => offset)).toEqual([0, leaves, leaves, 1, 1]);
    expect(late[0]?.transform).toBe('translate(-200px, -100px) scale(0.5)');
    expect(late[1]?.transform).toBe(late[0]?.transform);
    expect(early.at(-2)?.transform).toBe('translate(0px, 0px) scale(1)');
    expect(early.at(-1)?.transform).toBe(early.at(-2)?.transform);
  });
});

describe('a card', () => {
  const alone = (path: Partial<FlightPath>) => {
    const [one] = schedule([{ ...WAY, ...path, after: 1 }]);
    if (one === undefined) throw new Error('there is one');
    return one;
  };

  it('that lies under another waits outside the window', () => {
    const frames = places(flightKeyframes(alone({ begins: 'unseen' })));
    expect(frames[1]?.transform).toContain('translate(-1');
    expect(frames[1]?.offset).toBe(frames[2]?.offset);
    expect(frames[2]?.transform).toBe('translate(-200px, -100px) scale(0.5)');
  });

  it('fades in and out', () => {
    expect(opacities(flightKeyframes(alone({ begins: 'appearing', fades: true })))).toEqual([
      0, 0, 1, 1, 0, 0,
    ]);
    expect(opacities(flightKeyframes(alone({})))).toEqual([]);
  });

  it('has keyframes in order, as browsers require', () => {
    for (const path of [{}, { between: HERE }, { begins: 'appearing' as const, fades: true }]) {
      const offsets = flightKeyframes(alone(path)).map(({ offset }) => Number(offset));
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      expect(offsets[0]).toBe(0);
      expect(offsets.at(-1)).toBe(1);
    }
  });

  it('shows one side, and then the other', () => {
    const { away, up } = flipKeyframes(alone({}));
    expect(away.at(0)?.transform).toBe('none');
    expect(away.at(-1)?.transform).toBe('scaleX(0)');
    expect(up.at(0)?.transform).toBe('scaleX(0)');
    expect(up.at(-1)?.transform).toBe('none');
    // Both are edge-on in the middle.
    expect(away[2]?.offset).toBe(up[1]?.offset);
  });
});
