# set the integral part to zero at the limit instead of leaving it as it was
def pi_control(reference, measured, k_p, T_i, dt, u_max):
    def saturate(value, bound):
        if value > bound:
            return bound
        if value < -bound:
            return -bound
        return value

    u = np.zeros(len(reference))
    integral = 0.0
    for t in range(len(u)):
        e = reference[t] - measured[t]
        integral_new = integral + k_p / T_i * e * dt
        v = k_p * e + integral_new
        u[t] = saturate(v, u_max[t])
        if abs(v) > u_max[t] and e * v >= 0:
            integral = 0.0
        else:
            integral = integral_new
    return u, integral
