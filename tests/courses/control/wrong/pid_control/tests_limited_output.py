# the anti-windup condition looks at the output after it was limited, which is never beyond the limits, so it never stops
def pid_control(r, y, gains, dt, u_min, u_max):
    T = len(y)
    u = np.zeros(T)
    I = np.zeros(T)
    acc = 0.0
    y_prev = y[0]
    for k in range(T):
        error = r[k] - y[k]
        p = gains["kp"] * error
        d = gains["kd"] * (y[k] - y_prev) / dt
        u[k] = p + acc - d
        if u[k] > u_max:
            u[k] = u_max
        if u[k] < u_min:
            u[k] = u_min
        if (u[k] > u_max and error > 0) or (u[k] < u_min and error < 0):
            acc = acc
        else:
            acc = acc + gains["ki"] * error * dt
        I[k] = acc
        y_prev = y[k]
    return u, I
