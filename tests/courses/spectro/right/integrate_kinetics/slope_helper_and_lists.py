def integrate_kinetics(c0, T0, heating, mechanism, h, steps, buffered):
    def slope(t, y):
        d = np.array(rate_derivatives(y, T0 + heating * t, mechanism)[0])
        d[buffered] = 0
        return d

    states = [c0.copy()]
    for n in range(steps):
        t, y = n * h, states[-1]
        k1 = slope(t, y)
        k2 = slope(t + h / 2, y + k1 * h / 2)
        k3 = slope(t + h / 2, y + k2 * h / 2)
        k4 = slope(t + h, y + k3 * h)
        states.append(y + h * (k1 / 6 + k2 / 3 + k3 / 3 + k4 / 6))
    t_half = np.inf
    for n in range(1, len(states)):
        before, now = states[n - 1][0], states[n][0]
        if now <= c0[0] / 2:
            t_half = h * n - h * (c0[0] / 2 - now) / (before - now)
            break
    return {"t_half": t_half, "c": np.array(states).T}
