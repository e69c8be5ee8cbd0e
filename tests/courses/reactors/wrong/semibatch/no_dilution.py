# concentrations are balanced instead of moles, and the dilution by the growing volume (-q c / V) is left out
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    c = np.zeros((len(n0), steps + 1))
    vol = np.zeros(steps + 1)
    X = np.zeros(steps + 1)
    c[:, 0] = n0 / V0
    vol[0] = V0
    fed = n0[0]
    for k in range(steps):
        flow = q if k * dt < t_feed else 0.0
        _, R = mass_action(c[:, k : k + 1], nu, kf[:, None], kr[:, None])
        c[:, k + 1] = c[:, k] + dt * (R[:, 0] + flow / vol[k] * c_feed)
        vol[k + 1] = vol[k] + dt * flow
        fed += dt * flow * c_feed[0]
        X[k + 1] = 1 - c[0, k + 1] * vol[k + 1] / fed
    return c, vol, X
