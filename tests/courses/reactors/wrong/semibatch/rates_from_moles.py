# mass_action gets the moles instead of the concentrations
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    times = dt * np.arange(steps)
    flows = np.where(times < t_feed, q, 0.0)
    volume = V0 + np.concatenate([[0], np.cumsum(flows) * dt])
    put_in = n0[0] + (volume - V0) * c_feed[0]
    n = [n0]
    for flow, V in zip(flows, volume):
        now = n[-1]
        _, p = mass_action(now[:, None], nu, kf[:, None], kr[:, None])
        n.append(now + dt * (V * p[:, 0] + flow * c_feed))
    n = np.array(n).T
    return n / volume, volume, 1 - n[0] / put_in
