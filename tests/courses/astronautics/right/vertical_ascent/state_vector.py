# state vector with a function of rates, rows stacked
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    dry = m0 - m_prop

    def rates(y):
        h, v, m = y
        F = thrust if m > dry else 0.0
        D = np.sign(v) * k * v**2 / np.exp(h / RHO_HEIGHT)
        return np.array([v, (F - D) / m - G0 / (1 + h / (1e3 * R_EARTH)) ** 2, -F / (isp * G0)])

    ys = [np.array([h0, v0, m0], dtype=float)]
    for _ in range(steps):
        y = ys[-1] + dt * rates(ys[-1])
        if y[2] < dry:
            y[2] = dry
        ys.append(y)
    return tuple(np.array(ys).T)
