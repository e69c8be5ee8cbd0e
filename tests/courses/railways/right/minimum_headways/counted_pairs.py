def minimum_headways(run, speed, length, order, period):
    t, b = run.shape
    upto = np.tril(np.ones((b, b)))
    leave = run @ upto.T
    enter = run @ np.tril(np.ones((b, b)), -1).T
    signal = np.hstack([np.zeros((t, 1)), enter[:, :-1]])
    begin, end = signal - SETUP, leave + (length / speed.T).T + RELEASE
    headway = np.array([[max(e - s) for s in begin] for e in end])
    pairs = np.zeros((t, t))
    np.add.at(pairs, (order, np.append(order[1:], order[0])), 1)
    occupied = np.sum(pairs * headway) / period * 100
    return headway, occupied, not occupied > SATURATED
