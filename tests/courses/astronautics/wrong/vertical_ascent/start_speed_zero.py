# the speed starts at zero instead of v0
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h = np.zeros(steps + 1)
    v = np.zeros(steps + 1)
    m = np.zeros(steps + 1)
    h[0] = h0
    m[0] = m0
    for t in range(steps):
        if m[t] > m0 - m_prop:
            F = thrust
        else:
            F = 0.0
        D = k * np.exp(-h[t] / RHO_HEIGHT) * v[t] * abs(v[t])
        g = G0 * (R_EARTH * 1000 / (R_EARTH * 1000 + h[t])) ** 2
        h[t + 1] = h[t] + v[t] * dt
        v[t + 1] = v[t] + ((F - D) / m[t] - g) * dt
        m[t + 1] = max(m[t] - F / (isp * G0) * dt, m0 - m_prop)
    return h, v, m
