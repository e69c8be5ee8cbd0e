# the delay of S waves is not scaled by vp / vs: all picks get the delay of P waves
def arrival_times(hypo, stations, is_s, vp, vs):
    slowness = np.where(is_s, 1 / vs, 1 / vp)
    vec = np.stack((hypo[0] - stations[:, 0], hypo[1] - stations[:, 1], hypo[2] + stations[:, 2]), axis=1)
    length = np.sqrt(np.einsum("ij,ij->i", vec, vec))
    times = hypo[3] + length * slowness + stations[:, 3]
    unit = vec / length[:, None]
    jac = np.hstack((unit * slowness[:, None], np.ones((len(times), 1))))
    return times, jac
