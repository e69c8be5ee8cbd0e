# the air density is always that of the starting altitude h0
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    rho = k * np.exp(-h0 / RHO_HEIGHT)
    R = 1000 * R_EARTH
    z, u, w = h0, v0, m0
    log = np.zeros((steps + 1, 3))
    log[0] = z, u, w
    for j in range(steps):
        F = thrust if w > m0 - m_prop else 0.0
        a = (F - rho * u * abs(u)) / w - G0 * (R / (R + z)) ** 2
        z, u, w = z + u * dt, u + a * dt, max(w - F / (isp * G0) * dt, m0 - m_prop)
        log[j + 1] = z, u, w
    return log[:, 0], log[:, 1], log[:, 2]
