# drag is k rho v squared: it keeps pulling down also when the rocket falls
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    hs = [h0]
    vs = [v0]
    ms = [m0]
    m_end = m0 - m_prop
    for i in range(steps):
        hi, vi, mi = hs[-1], vs[-1], ms[-1]
        if mi > m_end:
            T = thrust
        else:
            T = 0
        drag = k * np.exp(-hi / RHO_HEIGHT) * vi**2
        grav = G0 * (R_EARTH * 1000 / (R_EARTH * 1000 + hi)) ** 2
        hs.append(hi + dt * vi)
        vs.append(vi + dt * ((T - drag) / mi - grav))
        ms.append(max(m_end, mi - dt * T / (isp * G0)))
    return np.array(hs), np.array(vs), np.array(ms)
