# a helper advances a tuple of moles, volume and amount put in; results by list comprehension
def advance(state, flow, nu, kf, kr, c_feed, dt):
    n, V, put_in = state
    rates, _ = mass_action(n[:, None] / V, nu, kf[:, None], kr[:, None])
    reacted = V * (nu.T @ rates[:, 0])
    return n + reacted * dt + flow * dt * c_feed, V + flow * dt, put_in + flow * dt * c_feed[0]


def semibatch(n0, V0, nu, kf, kr, q, c_feed, t_feed, dt, steps):
    states = [(n0, V0, n0[0])]
    for k in range(steps):
        states.append(advance(states[-1], q * (k * dt < t_feed), nu, kf, kr, c_feed, dt))
    c = np.stack([n / V for n, V, _ in states], axis=1)
    volume = np.array([V for _, V, _ in states])
    conversion = np.array([1 - n[0] / put for n, _, put in states])
    return c, volume, conversion
