# keeps count of the fuel left, in a while loop
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h = np.full(steps + 1, float(h0))
    v = np.full(steps + 1, float(v0))
    m = np.full(steps + 1, float(m0))
    fuel, i = m_prop, 0
    while i < steps:
        acc = -G0 * (R_EARTH / (R_EARTH + h[i] / 1000)) ** 2
        acc -= k * np.exp(-h[i] / RHO_HEIGHT) * v[i] * abs(v[i]) / m[i]
        if fuel > 0:
            acc += thrust / m[i]
            fuel = max(fuel - dt * thrust / (isp * G0), 0.0)
        h[i + 1] = h[i] + v[i] * dt
        v[i + 1] = v[i] + acc * dt
        m[i + 1] = (m0 - m_prop) + fuel
        i += 1
    return h, v, m
