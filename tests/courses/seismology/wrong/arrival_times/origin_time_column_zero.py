# the derivative by the origin time is 0 instead of 1
def arrival_times(hypo, stations, is_s, vp, vs):
    n = stations.shape[0]
    vel = np.full(n, vp)
    vel[is_s] = vs
    source = np.array([hypo[0], hypo[1], -hypo[2]])
    diff = source - stations[:, :3]
    dist = np.sqrt(np.sum(diff ** 2, axis=1))
    t = hypo[3] + dist / vel + stations[:, 3] * vp / vel
    G = np.zeros((n, 4))
    G[:, 0] = diff[:, 0] / (dist * vel)
    G[:, 1] = diff[:, 1] / (dist * vel)
    G[:, 2] = -diff[:, 2] / (dist * vel)
    return t, G
