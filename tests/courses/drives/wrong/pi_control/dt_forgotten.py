# forgot the time between samples in the integral part
def pi_control(reference, measured, k_p, T_i, dt, u_max):
    """A PI speed controller with a limited output and anti-windup.

    reference, measured: speeds at each sample, shape (m,)
    k_p, T_i: gain and integral time
    dt: time between samples
    u_max: limit of the output at each sample, in both directions, shape (m,)

    returns: u, integral
        u: output at each sample, shape (m,)
        integral: the integral part after the last sample, a number
    """
    u = np.zeros(len(reference))
    integral = 0.0
    for t in range(len(reference)):
        error = reference[t] - measured[t]
        candidate = integral + k_p / T_i * error
        wanted = k_p * error + candidate
        u[t] = max(-u_max[t], min(u_max[t], wanted))
        if abs(wanted) <= u_max[t] or error * wanted < 0:
            integral = candidate
    return u, integral
