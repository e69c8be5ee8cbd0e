# the altitude is updated first, and drag and gravity are taken at the new altitude
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h, v, m = float(h0), float(v0), float(m0)
    hl, vl, ml = [h], [v], [m]
    Re = R_EARTH * 1e3
    for _ in range(steps):
        F = thrust if m > m0 - m_prop else 0.0
        h = h + v * dt
        D = k * np.exp(-h / RHO_HEIGHT) * v * abs(v)
        g = G0 * (Re / (Re + h)) ** 2
        v = v + ((F - D) / m - g) * dt
        m = max(m - F / (isp * G0) * dt, m0 - m_prop)
        hl += [h]
        vl += [v]
        ml += [m]
    return np.array(hl), np.array(vl), np.array(ml)
