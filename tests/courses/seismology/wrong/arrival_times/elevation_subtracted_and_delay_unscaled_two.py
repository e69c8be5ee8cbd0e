# two mistakes: the elevation is subtracted from the depth instead of added, and the delay of S waves is not scaled by vp / vs
def arrival_times(hypo, stations, is_s, vp, vs):
    v = np.where(is_s, vs, vp)
    dx = hypo[0] - stations[:, 0]
    dy = hypo[1] - stations[:, 1]
    dz = hypo[2] - stations[:, 2]
    D = np.sqrt(dx ** 2 + dy ** 2 + dz ** 2)
    T = hypo[3] + D / v + stations[:, 3]
    J = np.column_stack([dx / (D * v), dy / (D * v), dz / (D * v), np.ones(len(D))])
    return T, J
