# two mistakes: the production is not multiplied by the volume, and the conversion does not yet count what was fed in the last step
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n, V, A = n0.copy(), V0, n0[0]
    out_c = np.zeros((len(n), steps + 1))
    out_V = np.zeros(steps + 1)
    out_X = np.zeros(steps + 1)
    out_c[:, 0] = n / V
    out_V[0] = V
    for k in range(steps):
        f = q if k * dt < t_feed else 0.0
        p = mass_action((n / V)[:, None], nu, kf[:, None], kr[:, None])[1][:, 0]
        n = n + dt * p + dt * f * c_feed
        V = V + dt * f
        out_c[:, k + 1] = n / V
        out_V[k + 1] = V
        out_X[k + 1] = (A - n[0]) / A
        A = A + dt * f * c_feed[0]
    return out_c, out_V, out_X
