# the mass is reduced before the acceleration is computed, which then uses the mass at the end of the step
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h = np.empty(steps + 1); v = np.empty(steps + 1); m = np.empty(steps + 1)
    h[0] = h0; v[0] = v0; m[0] = m0
    mdry = m0 - m_prop
    R = 1e3 * R_EARTH
    for n in range(steps):
        F = thrust * (m[n] > mdry)
        m[n + 1] = max(mdry, m[n] - F / isp / G0 * dt)
        rho = np.exp(-h[n] / RHO_HEIGHT)
        D = k * rho * v[n] * abs(v[n])
        a = (F - D) / m[n + 1] - G0 * (R / (R + h[n])) ** 2
        v[n + 1] = v[n] + a * dt
        h[n + 1] = h[n] + v[n] * dt
    return h, v, m
