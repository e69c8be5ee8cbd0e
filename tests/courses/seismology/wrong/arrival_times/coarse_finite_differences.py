# the derivatives are forward differences with a step of 0.1, which is too coarse
def arrival_times(hypo, stations, is_s, vp, vs):
    v = np.where(is_s, vs, vp)

    def forward(h):
        d = np.sqrt((h[0] - stations[:, 0]) ** 2 + (h[1] - stations[:, 1]) ** 2 + (h[2] + stations[:, 2]) ** 2)
        return h[3] + d / v + stations[:, 3] * vp / v

    t = forward(hypo)
    jac = np.zeros((len(t), 4))
    for j in range(4):
        moved = hypo.astype(float).copy()
        moved[j] += 0.1
        jac[:, j] = (forward(moved) - t) / 0.1
    return t, jac
