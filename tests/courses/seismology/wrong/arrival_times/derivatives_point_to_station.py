# the space derivatives have the wrong sign: the differences are station minus hypocenter (in all three coordinates)
def arrival_times(hypo, stations, is_s, vp, vs):
    v = np.where(is_s, vs, vp)
    dx = stations[:, 0] - hypo[0]
    dy = stations[:, 1] - hypo[1]
    dz = -stations[:, 2] - hypo[2]
    d = np.sqrt(dx**2 + dy**2 + dz**2)
    t = hypo[3] + d / v + np.where(is_s, vp / vs, 1.0) * stations[:, 3]
    G = np.zeros((len(t), 4))
    G[:, 0] = dx / (v * d)
    G[:, 1] = dy / (v * d)
    G[:, 2] = dz / (v * d)
    G[:, 3] = 1
    return t, G
