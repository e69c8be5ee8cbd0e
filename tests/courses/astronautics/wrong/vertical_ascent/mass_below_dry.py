# the mass is not limited to the dry mass in the last step of the burn and falls below it
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    h, v, m = [h0], [v0], [m0]
    empty = m0 - m_prop
    mdot = thrust / (isp * G0)
    Rm = R_EARTH * 1e3
    for t in range(steps):
        on = m[t] > empty
        F = thrust if on else 0.0
        D = k * np.exp(-h[t] / RHO_HEIGHT) * v[t] * abs(v[t])
        h.append(h[t] + dt * v[t])
        v.append(v[t] + dt * ((F - D) / m[t] - G0 * (Rm / (Rm + h[t])) ** 2))
        m.append(m[t] - dt * mdot if on else m[t])
    return np.array(h), np.array(v), np.array(m)
