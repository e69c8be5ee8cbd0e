# used the limit of the first sample for all samples instead of each its own
def pi_control(reference, measured, k_p, T_i, dt, u_max):
    u = np.zeros_like(reference)
    x = 0.0
    limit = u_max[0]
    for t in range(reference.shape[0]):
        err = reference[t] - measured[t]
        x_next = x + err * dt * k_p / T_i
        v = err * k_p + x_next
        u[t] = min(max(v, -limit), limit)
        if -limit <= v <= limit or err * v < 0:
            x = x_next
    return u, x
