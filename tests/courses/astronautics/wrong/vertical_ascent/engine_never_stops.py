# the thrust goes on after the propellant is used up (only the mass stops falling)
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h, v, m = np.zeros(steps + 1), np.zeros(steps + 1), np.zeros(steps + 1)
    h[0], v[0], m[0] = h0, v0, m0
    R = R_EARTH * 1000
    for t in range(steps):
        drag = k * np.exp(-h[t] / RHO_HEIGHT) * v[t] * abs(v[t])
        g = G0 * R**2 / (R + h[t]) ** 2
        accel = (thrust - drag) / m[t] - g
        h[t + 1] = h[t] + dt * v[t]
        v[t + 1] = v[t] + dt * accel
        m[t + 1] = np.maximum(m[t] - dt * thrust / (isp * G0), m0 - m_prop)
    return h, v, m
