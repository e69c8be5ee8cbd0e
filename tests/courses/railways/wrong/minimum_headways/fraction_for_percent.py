# gave the occupied share as a fraction instead of in percent, and compared that with the limit
def minimum_headways(run, speed, length, order, period):
    leave = run.cumsum(axis=1)
    enter = leave - run
    shift = np.zeros_like(run)
    shift[:, 1:] = run[:, :-1]
    start = enter - shift - SETUP
    finish = leave + (length / speed.T).T + RELEASE
    t = len(run)
    headway = np.full((t, t), -np.inf)
    for b in range(run.shape[1]):
        headway = np.maximum(headway, finish[:, b][:, None] - start[:, b][None, :])
    nxt = np.append(order[1:], order[0])
    share = headway[order, nxt].sum() / period
    return headway, share, share <= SATURATED
