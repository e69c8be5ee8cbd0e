# the engine runs while the mass is above the propellant mass instead of the mass without propellant, and that is the limit of the mass
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h = np.zeros(steps + 1); h[0] = h0
    v = np.zeros(steps + 1); v[0] = v0
    m = np.zeros(steps + 1); m[0] = m0
    for t in range(steps):
        push = thrust if m[t] > m_prop else 0.0
        density = np.exp(-h[t] / RHO_HEIGHT)
        drag = k * density * v[t] * np.abs(v[t])
        g = G0 * (1000 * R_EARTH / (1000 * R_EARTH + h[t])) ** 2
        h[t + 1] = h[t] + dt * v[t]
        v[t + 1] = v[t] + dt * (push / m[t] - drag / m[t] - g)
        m[t + 1] = max(m[t] - dt * push / (isp * G0), m_prop)
    return h, v, m
