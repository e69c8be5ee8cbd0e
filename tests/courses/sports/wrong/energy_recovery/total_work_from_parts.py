# added the forward and the vertical work for the total work instead of taking the increases of the total energy
def energy_recovery(joints, ends, fractions, masses, dt):
    pos = center_of_mass(joints, ends, fractions, masses)
    n = len(pos)
    vel = np.zeros((n, 2))
    for t in range(n):
        lo = max(t - 1, 0)
        hi = min(t + 1, n - 1)
        vel[t] = (pos[hi] - pos[lo]) / ((hi - lo) * dt)
    body = sum(masses)
    w_f = 0.0
    w_v = 0.0
    for t in range(1, n):
        df = 0.5 * body * (vel[t, 0] ** 2 - vel[t - 1, 0] ** 2)
        dv = 0.5 * body * (vel[t, 1] ** 2 - vel[t - 1, 1] ** 2) + body * G * (pos[t, 1] - pos[t - 1, 1])
        if df > 0:
            w_f += df
        if dv > 0:
            w_v += dv
    w_ext = w_f + w_v
    return vel, np.array([w_f, w_v, w_ext]), 100 * (w_f + w_v - w_ext) / (w_f + w_v)
