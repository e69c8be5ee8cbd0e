# the mass history is made first in a vectorized way, then the motion in a loop with plain numbers
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    flow = thrust / isp / G0
    m = np.maximum(m0 - flow * dt * np.arange(steps + 1), m0 - m_prop)
    engine = np.where(m > m0 - m_prop, thrust, 0.0)
    R = 1000 * R_EARTH
    H, V = [h0], [v0]
    for i in range(steps):
        h, v = H[i], V[i]
        drag = k * np.exp(-h / RHO_HEIGHT) * v * abs(v)
        V.append(v + dt * (engine[i] / m[i] - drag / m[i] - G0 * R * R / (R + h) / (R + h)))
        H.append(h + dt * v)
    return np.array(H), np.array(V), m
