# the air does not get thinner: the exponential factor is missing in the drag
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h, v, m = np.zeros((3, steps + 1))
    h[0], v[0], m[0] = h0, v0, m0
    m_final = m0 - m_prop
    Re = R_EARTH * 1000
    for i in range(steps):
        F = 0.0
        if m[i] > m_final:
            F = thrust
        D = k * v[i] * abs(v[i])
        g = G0 * (Re / (Re + h[i])) ** 2
        dv = (F - D) / m[i] - g
        dm = -F / (isp * G0)
        h[i + 1] = h[i] + v[i] * dt
        v[i + 1] = v[i] + dv * dt
        m[i + 1] = max(m[i] + dm * dt, m_final)
    return h, v, m
