# the differences in x and y are taken as absolute values, so these derivatives are never negative
def arrival_times(hypo, stations, is_s, vp, vs):
    v = np.where(is_s, vs, vp)
    dx = np.abs(stations[:, 0] - hypo[0])
    dy = np.abs(stations[:, 1] - hypo[1])
    dz = stations[:, 2] + hypo[2]
    epi = np.hypot(dx, dy)
    d = np.hypot(epi, dz)
    times = hypo[3] + d / v + stations[:, 3] * vp / v
    jac = np.vstack([dx, dy, dz, d * v]).T / (d * v)[:, None]
    return times, jac
