# drag is linear in the speed, the factor |v| is missing
def vertical_ascent(m0, m_prop, thrust, isp, k, h0, v0, dt, steps):
    traj = np.zeros((3, steps + 1))
    traj[:, 0] = h0, v0, m0
    R = R_EARTH * 1000
    for t in range(steps):
        h, v, m = traj[:, t]
        F = thrust if m > m0 - m_prop else 0
        D = k * np.exp(-h / RHO_HEIGHT) * v
        rhs = np.array([v, (F - D) / m - G0 * (R / (R + h)) ** 2, -F / (isp * G0)])
        traj[:, t + 1] = traj[:, t] + dt * rhs
        traj[2, t + 1] = max(traj[2, t + 1], m0 - m_prop)
    return traj[0], traj[1], traj[2]
