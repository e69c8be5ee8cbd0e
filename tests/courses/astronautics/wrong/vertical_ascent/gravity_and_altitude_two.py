# two mistakes: gravity falls with R/(R+h) without the square, and the altitude is updated with the new speed
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h, v, m = [h0], [v0], [m0]
    Re = 1000 * R_EARTH
    for _ in range(steps):
        on = m[-1] > m0 - m_prop
        T = thrust if on else 0.0
        D = k * np.exp(-h[-1] / RHO_HEIGHT) * v[-1] * abs(v[-1])
        g = G0 * Re / (Re + h[-1])
        v_new = v[-1] + dt * ((T - D) / m[-1] - g)
        h.append(h[-1] + dt * v_new)
        v.append(v_new)
        m.append(max(m[-1] - dt * T / (isp * G0), m0 - m_prop))
    return np.array(h), np.array(v), np.array(m)
