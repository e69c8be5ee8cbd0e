# the engine is shut off when the next step would use up the propellant, so the last (partly) step of the burn is missing
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h, v, m = np.zeros(steps + 1), np.zeros(steps + 1), np.zeros(steps + 1)
    h[0], v[0], m[0] = h0, v0, m0
    dry = m0 - m_prop
    mdot = thrust / (isp * G0)
    Re = 1000 * R_EARTH
    for t in range(steps):
        F = thrust if m[t] - mdot * dt > dry else 0.0
        D = k * np.exp(-h[t] / RHO_HEIGHT) * v[t] * abs(v[t])
        g = G0 * (Re / (Re + h[t])) ** 2
        h[t + 1] = h[t] + v[t] * dt
        v[t + 1] = v[t] + ((F - D) / m[t] - g) * dt
        m[t + 1] = max(m[t] - F / (isp * G0) * dt, dry)
    return h, v, m
