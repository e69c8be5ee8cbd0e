# the integral part is recorded before the update, one sample late
def pid_control(r, y, gains, dt, u_min, u_max):
    T = len(r)
    u, rec = np.zeros(T), np.zeros(T)
    I, last = 0.0, y[0]
    for t in range(T):
        e = r[t] - y[t]
        rec[t] = I
        v = gains["kp"] * e + I - gains["kd"] * (y[t] - last) / dt
        u[t] = np.minimum(np.maximum(v, u_min), u_max)
        if not (v > u_max and e > 0) and not (v < u_min and e < 0):
            I += gains["ki"] * e * dt
        last = y[t]
    return u, rec
