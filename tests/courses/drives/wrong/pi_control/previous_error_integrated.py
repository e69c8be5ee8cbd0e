# integrated the error of the sample before instead of the present one
def pi_control(reference, measured, k_p, T_i, dt, u_max):
    u = np.zeros(len(reference))
    total = 0.0
    e_old = 0.0
    for t in range(len(reference)):
        e = reference[t] - measured[t]
        attempt = total + k_p * dt / T_i * e_old
        w = k_p * e + attempt
        u[t] = np.minimum(np.maximum(w, -u_max[t]), u_max[t])
        if not (abs(w) > u_max[t]) or e * w < 0:
            total = attempt
        e_old = e
    return u, total
