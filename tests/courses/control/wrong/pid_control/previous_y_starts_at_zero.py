# the measurement before the first one is taken as zero, so the derivative kicks in the first sample
def pid_control(r, y, gains, dt, u_min, u_max):
    T = len(y)
    u = np.zeros(T)
    integral = np.zeros(T)
    I = 0.0
    y_old = 0.0
    for k in range(T):
        e = r[k] - y[k]
        P = gains["kp"] * e
        D = -gains["kd"] * (y[k] - y_old) / dt
        v = P + I + D
        u[k] = max(min(v, u_max), u_min)
        if (v <= u_max or e <= 0) and (v >= u_min or e >= 0):
            I = I + gains["ki"] * dt * e
        integral[k] = I
        y_old = y[k]
    return u, integral
