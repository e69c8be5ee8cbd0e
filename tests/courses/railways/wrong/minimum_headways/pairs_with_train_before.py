# took the headway of each train's predecessor after it instead of the follower after it
def minimum_headways(run, speed, length, order, period):
    def blocking(i):
        head = np.cumsum(run[i])
        enter = head - run[i]
        begin = enter - np.concatenate([[0], run[i, :-1]]) - SETUP
        end = head + length[i] / speed[i] + RELEASE
        return begin, end

    times = [blocking(i) for i in range(len(run))]
    n = len(times)
    h = np.zeros((n, n))
    for i, (_, end) in enumerate(times):
        for j, (begin, _) in enumerate(times):
            h[i, j] = (end - begin).max()
    s = 0.0
    for k in range(len(order)):
        s += h[order[k], order[k - 1]]
    share = 100 * s / period
    return h, share, share <= SATURATED
