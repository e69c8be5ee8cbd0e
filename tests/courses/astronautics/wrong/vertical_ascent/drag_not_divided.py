# the drag force is subtracted from the acceleration without dividing it by the mass
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h, v, m = np.zeros((3, steps + 1))
    h[0] = h0
    v[0] = v0
    m[0] = m0
    md = m0 - m_prop
    for i in range(steps):
        F = thrust if m[i] > md else 0.0
        D = k * np.exp(-h[i] / RHO_HEIGHT) * v[i] * abs(v[i])
        g = G0 * ((1e3 * R_EARTH) / (1e3 * R_EARTH + h[i])) ** 2
        acc = F / m[i] - D - g
        h[i + 1] = h[i] + v[i] * dt
        v[i + 1] = v[i] + acc * dt
        m[i + 1] = max(m[i] - F * dt / isp / G0, md)
    return h, v, m
