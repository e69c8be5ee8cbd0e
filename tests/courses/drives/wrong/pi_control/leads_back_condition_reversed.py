# integrated at the limit if error and output have the same sign instead of opposite signs
def pi_control(reference, measured, k_p, T_i, dt, u_max):
    e = reference - measured
    n = e.size
    u = np.empty(n)
    integ = 0.0
    ki = k_p / T_i
    for k in range(n):
        new = integ + ki * dt * e[k]
        raw = k_p * e[k] + new
        u[k] = np.clip(raw, -u_max[k], u_max[k])
        saturated = u[k] != raw
        if not saturated:
            integ = new
        elif np.sign(e[k]) == np.sign(raw):
            integ = new
    return u, integ
