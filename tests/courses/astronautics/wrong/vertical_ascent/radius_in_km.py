# the Earth's radius stays in km while the altitude is in m
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h = np.zeros(steps + 1)
    v = np.zeros(steps + 1)
    m = np.zeros(steps + 1)
    h[0] = h0
    v[0] = v0
    m[0] = m0
    m_min = m0 - m_prop
    for t in range(steps):
        F = thrust if m[t] > m_min else 0
        D = k * np.exp(-h[t] / RHO_HEIGHT) * v[t] * abs(v[t])
        g = G0 * (R_EARTH / (R_EARTH + h[t])) ** 2
        vdot = (F - D) / m[t] - g
        mdot = F / (isp * G0)
        h[t + 1] = h[t] + v[t] * dt
        v[t + 1] = v[t] + vdot * dt
        m[t + 1] = max(m[t] - mdot * dt, m_min)
    return h, v, m
