# the right end is a wall too: nothing flows through the contact, J is zero
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v = mu * E
    D = mu * KB * T
    states = [np.array(p0)]
    J = np.zeros(steps)
    for k in range(steps):
        q = states[-1]
        F = np.zeros(len(q) + 1)
        up = q[:-1] if v >= 0 else q[1:]
        F[1:-1] = v * up - D * np.diff(q) / dx
        J[k] = Q * F[-1]
        states.append(q - dt * (np.diff(F) / dx + q / tau))
    p = np.stack(states, axis=1)
    return p, J, dx * np.sum(p, axis=0)
