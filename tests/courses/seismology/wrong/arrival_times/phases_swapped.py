# the velocities are swapped: S picks get vp and P picks vs (in the delays as well)
def arrival_times(hypo, stations, is_s, vp, vs):
    v = np.where(is_s, vp, vs)
    dx, dy = hypo[0] - stations[:, 0], hypo[1] - stations[:, 1]
    dz = hypo[2] + stations[:, 2]
    d = np.sqrt(dx * dx + dy * dy + dz * dz)
    t = hypo[3] + d / v + stations[:, 3] * vp / v
    return t, np.array([dx / d / v, dy / d / v, dz / d / v, np.ones_like(d)]).T
