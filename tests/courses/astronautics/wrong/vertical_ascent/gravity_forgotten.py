# gravity is left out of the acceleration
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    hist = [[h0], [v0], [m0]]
    for _ in range(steps):
        h, v, m = (x[-1] for x in hist)
        burning = m > m0 - m_prop
        force = -k * np.exp(-h / RHO_HEIGHT) * v * abs(v)
        if burning:
            force += thrust
        hist[0].append(h + dt * v)
        hist[1].append(v + dt * force / m)
        hist[2].append(max(m - dt * thrust / (isp * G0), m0 - m_prop) if burning else m)
    return tuple(np.array(x) for x in hist)
