# moles are returned in the place of concentrations: the division by the volume is missing in the output c
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n = np.zeros((n0.size, steps + 1))
    V = np.zeros(steps + 1)
    A_in = np.zeros(steps + 1)
    n[:, 0] = n0
    V[0] = V0
    A_in[0] = n0[0]
    for i in range(steps):
        f = q * float(i * dt < t_feed)
        _, prod = mass_action(n[:, i : i + 1] / V[i], nu, kf[:, None], kr[:, None])
        n[:, i + 1] = n[:, i] + dt * V[i] * prod[:, 0] + dt * f * c_feed
        V[i + 1] = V[i] + dt * f
        A_in[i + 1] = A_in[i] + dt * f * c_feed[0]
    return n, V, (A_in - n[0]) / A_in
