# the space derivatives are differences over velocity: they are not divided by the distance
def arrival_times(hypo, stations, is_s, vp, vs):
    u = np.where(is_s, 1.0 / vs, 1.0 / vp)
    delta = np.array([hypo[0] - stations[:, 0], hypo[1] - stations[:, 1], hypo[2] + stations[:, 2]])
    dist = np.sqrt(np.sum(delta ** 2, axis=0))
    t = hypo[3] + u * dist + u * vp * stations[:, 3]
    J = np.vstack([delta * u, np.ones(dist.shape)]).T
    return t, J
