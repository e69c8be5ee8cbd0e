# two mistakes: the integral part lacks the factor dt, and the derivative is not divided by dt
def pid_control(r, y, gains, dt, u_min, u_max):
    kp, ki, kd = gains["kp"], gains["ki"], gains["kd"]
    n = len(r)
    u = np.zeros(n)
    integral = np.zeros(n)
    acc = 0.0
    for i in range(n):
        err = r[i] - y[i]
        diff = y[i] - y[i - 1] if i > 0 else 0.0
        raw = kp * err + acc - kd * diff
        u[i] = np.clip(raw, u_min, u_max)
        if raw > u_max and err > 0 or raw < u_min and err < 0:
            integral[i] = acc
            continue
        acc += ki * err
        integral[i] = acc
    return u, integral
