# added the headways between neighbours only instead of that from the last to the first train as well
def minimum_headways(run, speed, length, order, period):
    t = run.shape[0]
    out_time = np.add.accumulate(run, axis=1)
    in_time = np.hstack([np.zeros((t, 1)), out_time[:, :-1]])
    before = np.hstack([np.zeros((t, 1)), in_time[:, :-1]])
    occupied_from = before - SETUP
    occupied_to = out_time + length.reshape(-1, 1) / speed + RELEASE
    headway = np.zeros((t, t))
    for i in range(t):
        headway[i] = (occupied_to[i] - occupied_from).max(axis=1)
    total = 0.0
    for a, b in zip(order[:-1], order[1:]):
        total += headway[a, b]
    percent = 100 * total / period
    return headway, percent, percent <= SATURATED
