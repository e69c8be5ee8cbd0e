# the conversion is relative to the charge n0 alone; what was fed of species 0 is not counted
def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    state = (n0, V0)
    history = [state]
    for k in range(steps):
        n, V = state
        flow = q if k * dt < t_feed else 0
        made = mass_action(n[:, None] / V, nu, kf[:, None], kr[:, None])[1][:, 0]
        state = (n + dt * (made * V + flow * c_feed), V + dt * flow)
        history.append(state)
    volume = np.array([v for _, v in history])
    n_all = np.array([m for m, _ in history]).T
    conversion = (n0[0] - n_all[0]) / n0[0]
    return n_all / volume, volume, conversion
