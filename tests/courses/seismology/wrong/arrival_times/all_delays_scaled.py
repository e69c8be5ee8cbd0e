# the delays of all picks are multiplied by vp / vs, those of P waves too
def arrival_times(hypo, stations, is_s, vp, vs):
    pos = stations[:, :3] * np.array([1, 1, -1])
    diff = hypo[None, :3] - pos
    R = np.sqrt((diff ** 2).sum(axis=1))
    V = np.where(is_s, vs, vp)
    T = hypo[3] + R / V + stations[:, 3] * (vp / vs)
    D = np.concatenate([diff / R[:, None] / V[:, None], np.ones((R.size, 1))], axis=1)
    return T, D
