# the concentrations for the rates are n / V0: the volume at the start is used instead of the current one
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    N = np.zeros((n0.size, steps + 1))
    V = np.full(steps + 1, V0)
    A = np.full(steps + 1, n0[0])
    N[:, 0] = n0
    for j in range(steps):
        feed = q * (j * dt < t_feed)
        conc = N[:, [j]] / V0
        p = mass_action(conc, nu, kf[:, None], kr[:, None])[1]
        N[:, j + 1] = N[:, j] + dt * (V[j] * p[:, 0] + feed * c_feed)
        V[j + 1] = V[j] + dt * feed
        A[j + 1] = A[j] + dt * feed * c_feed[0]
    return N / V, V, 1 - N[0] / A
