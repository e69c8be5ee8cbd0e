# two mistakes: the space derivatives have the wrong sign, and they are divided by vp for S waves too
def arrival_times(hypo, stations, is_s, vp, vs):
    vel = np.array([vs if flag else vp for flag in is_s])
    to_station = np.column_stack([stations[:, 0] - hypo[0], stations[:, 1] - hypo[1], -stations[:, 2] - hypo[2]])
    dist = np.sqrt(np.sum(to_station ** 2, axis=1))
    t = hypo[3] + dist / vel + stations[:, 3] * vp / vel
    G = np.ones((len(dist), 4))
    for j in range(3):
        G[:, j] = to_station[:, j] / (vp * dist)
    return t, G
