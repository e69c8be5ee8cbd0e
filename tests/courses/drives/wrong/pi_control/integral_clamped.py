# clamped the integral part to the limit instead of stopping it while the output is limited
def pi_control(reference, measured, k_p, T_i, dt, u_max):
    steps = len(reference)
    u = np.zeros(steps)
    integral = 0.0
    for k in range(steps):
        e = reference[k] - measured[k]
        integral = integral + (k_p / T_i) * e * dt
        integral = np.clip(integral, -u_max[k], u_max[k])
        u[k] = np.clip(k_p * e + integral, -u_max[k], u_max[k])
    return u, float(integral)
