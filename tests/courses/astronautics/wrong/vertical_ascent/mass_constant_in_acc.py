# the acceleration always divides by the start mass m0 instead of the current mass
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h = np.zeros(steps + 1)
    v = np.zeros(steps + 1)
    m = np.zeros(steps + 1)
    h[0], v[0], m[0] = h0, v0, m0
    RE = R_EARTH * 1000
    for s in range(steps):
        engine = float(m[s] > m0 - m_prop)
        F = engine * thrust
        D = k * np.exp(-h[s] / RHO_HEIGHT) * v[s] * abs(v[s])
        net = F - D
        v[s + 1] = v[s] + dt * (net / m0 - G0 * (RE / (RE + h[s])) ** 2)
        h[s + 1] = h[s] + dt * v[s]
        m[s + 1] = max(m[s] - dt * F / (G0 * isp), m0 - m_prop)
    return h, v, m
