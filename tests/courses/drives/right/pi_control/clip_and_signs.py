def pi_control(reference, measured, k_p, T_i, dt, u_max):
    e = reference - measured
    u = np.empty(e.shape)
    total = 0.0
    for k in range(e.size):
        new = total + e[k] * k_p * dt / T_i
        raw = new + e[k] * k_p
        u[k] = np.clip(raw, -u_max[k], u_max[k])
        stuck = abs(raw) > u_max[k] and np.sign(e[k]) == np.sign(raw)
        total = total if stuck else new
    return u, total
