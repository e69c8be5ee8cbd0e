# gravity is constant g0 and does not get weaker with altitude
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h, v, m = [np.zeros(steps + 1) for _ in range(3)]
    h[0], v[0], m[0] = h0, v0, m0
    flow = thrust / (isp * G0)
    for i in range(1, steps + 1):
        burning = m[i - 1] > m0 - m_prop
        F = thrust if burning else 0.0
        D = k * np.exp(-h[i - 1] / RHO_HEIGHT) * v[i - 1] * abs(v[i - 1])
        a = (F - D) / m[i - 1] - G0
        h[i] = h[i - 1] + v[i - 1] * dt
        v[i] = v[i - 1] + a * dt
        m[i] = max(m[i - 1] - flow * dt, m0 - m_prop) if burning else m[i - 1]
    return h, v, m
