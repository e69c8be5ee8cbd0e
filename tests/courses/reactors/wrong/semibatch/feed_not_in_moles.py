# the feed only raises the volume; the moles that it brings are left out of the mole balance
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    n = n0.copy()
    V = V0
    charged = n0[0]
    conc, volume, conv = np.zeros((steps + 1, n.size)), np.zeros(steps + 1), np.zeros(steps + 1)
    conc[0] = n / V
    volume[0] = V
    for k in range(steps):
        prod = mass_action((n / V)[:, None], nu, kf[:, None], kr[:, None])[1][:, 0]
        n = n + dt * V * prod
        if k * dt < t_feed:
            V = V + q * dt
            charged = charged + q * dt * c_feed[0]
        conc[k + 1] = n / V
        volume[k + 1] = V
        conv[k + 1] = 1 - n[0] / charged
    return conc.T, volume, conv
