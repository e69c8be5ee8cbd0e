# the space derivatives are divided by the squared distance: the root is not taken there
def arrival_times(hypo, stations, is_s, vp, vs):
    v = np.where(is_s, vs, vp)
    dx = hypo[0] - stations[:, 0]
    dy = hypo[1] - stations[:, 1]
    dz = hypo[2] + stations[:, 2]
    d2 = dx ** 2 + dy ** 2 + dz ** 2
    times = np.sqrt(d2) / v + hypo[3] + stations[:, 3] * vp / v
    cols = [dx / (v * d2), dy / (v * d2), dz / (v * d2), np.ones(len(v))]
    return times, np.stack(cols, axis=-1)
