# the altitude is updated with the new speed (after the step) instead of the one at the beginning
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    alt, vel, mass = h0, v0, m0
    H, V, M = [alt], [vel], [mass]
    Re = R_EARTH * 1000.0
    m_empty = m0 - m_prop
    for _ in range(steps):
        F = thrust if mass > m_empty else 0.0
        D = k * np.exp(-alt / RHO_HEIGHT) * vel * abs(vel)
        g = G0 * (Re / (Re + alt)) ** 2
        acc = (F - D) / mass - g
        mdot = F / (isp * G0)
        vel = vel + acc * dt
        alt = alt + vel * dt
        mass = max(mass - mdot * dt, m_empty)
        H.append(alt); V.append(vel); M.append(mass)
    return np.array(H), np.array(V), np.array(M)
