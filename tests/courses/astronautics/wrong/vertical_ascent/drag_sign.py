# drag has the wrong sign: it pushes in the direction of the motion
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    state = np.zeros((steps + 1, 3))
    state[0] = [h0, v0, m0]

    def rates(h, v, m):
        F = thrust if m > m0 - m_prop else 0.0
        D = k * np.exp(-h / RHO_HEIGHT) * v * np.abs(v)
        g = G0 * (R_EARTH * 1e3 / (R_EARTH * 1e3 + h)) ** 2
        return np.array([v, (F + D) / m - g, -F / (isp * G0)])

    for i in range(steps):
        state[i + 1] = state[i] + dt * rates(*state[i])
        state[i + 1, 2] = max(state[i + 1, 2], m0 - m_prop)
    return state[:, 0], state[:, 1], state[:, 2]
