# the starting angle is Pm / Pmax itself, the arcsine is left out
def swing_curve(H, D, Pm, limits, f, on, off, steps, dt):
    w_syn = 2 * np.pi * f
    delta0 = Pm / limits[0]
    d, w = delta0.copy(), np.zeros(len(H))
    D_all, W_all = np.zeros((len(H), steps + 1)), np.zeros((len(H), steps + 1))
    D_all[:, 0] = d
    for k in range(steps):
        lim = limits[0]
        if k >= on:
            lim = limits[1]
        if k >= off:
            lim = limits[2]
        w = w + dt * w_syn / (2 * H) * (Pm - lim * np.sin(d) - D * w / w_syn)
        d = d + dt * w
        D_all[:, k + 1] = d
        W_all[:, k + 1] = w
    return D_all, W_all, np.all(D_all < np.pi, axis=1)
