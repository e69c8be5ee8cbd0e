# the columns of the jacobian are in the wrong order: the origin time comes first instead of last
def arrival_times(hypo, stations, is_s, vp, vs):
    v = np.where(is_s, vs, vp)
    dx = hypo[0] - stations[:, 0]
    dy = hypo[1] - stations[:, 1]
    dz = hypo[2] + stations[:, 2]
    d = np.sqrt(dx**2 + dy**2 + dz**2)
    t = hypo[3] + d / v + stations[:, 3] * vp / v
    return t, np.column_stack([np.ones(len(d)), dx / (d * v), dy / (d * v), dz / (d * v)])
