# two mistakes: the exponent of the density has no minus (air gets denser upward), and the drag is v squared without the sign of v
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h, v, m = np.zeros((3, steps + 1))
    h[0], v[0], m[0] = h0, v0, m0
    dry = m0 - m_prop
    R = 1000 * R_EARTH
    for n in range(steps):
        F = thrust if m[n] > dry else 0.0
        D = k * np.exp(h[n] / RHO_HEIGHT) * v[n] ** 2
        g = G0 * (R / (R + h[n])) ** 2
        h[n + 1] = h[n] + dt * v[n]
        v[n + 1] = v[n] + dt * ((F - D) / m[n] - g)
        m[n + 1] = max(m[n] - dt * F / (isp * G0), dry)
    return h, v, m
