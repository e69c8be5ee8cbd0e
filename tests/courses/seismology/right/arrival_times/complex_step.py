# style: the derivatives by complex steps of the time function, one column each, no formula for them
def arrival_times(hypo, stations, is_s, vp, vs):
    xs, ys, es, delay = stations.T
    v = vs * is_s + vp * ~is_s

    def time(h):
        return h[3] + np.sqrt((h[0] - xs) ** 2 + (h[1] - ys) ** 2 + (h[2] + es) ** 2) / v + delay * vp / v

    jacobian = np.empty((len(stations), 4))
    for j in range(4):
        step = hypo.astype(complex)
        step[j] += 1e-30j
        jacobian[:, j] = time(step).imag / 1e-30
    return time(hypo), jacobian
