# the altitude is advanced with the average of old and new speed (trapezoid) instead of explicit Euler
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h, v, m = np.zeros((3, steps + 1))
    h[0], v[0], m[0] = h0, v0, m0
    m_dry = m0 - m_prop
    R = R_EARTH * 1000.0
    for i in range(steps):
        F = thrust if m[i] > m_dry else 0.0
        D = k * np.exp(-h[i] / RHO_HEIGHT) * v[i] * np.abs(v[i])
        a = (F - D) / m[i] - G0 * (R / (R + h[i])) ** 2
        v[i + 1] = v[i] + a * dt
        h[i + 1] = h[i] + (v[i] + v[i + 1]) / 2 * dt
        m[i + 1] = max(m[i] - dt * F / (isp * G0), m_dry)
    return h, v, m
