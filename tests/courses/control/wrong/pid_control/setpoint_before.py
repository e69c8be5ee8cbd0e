# the error uses the setpoint of the sample before (r[k-1]), except in the first sample
def pid_control(r, y, gains, dt, u_min, u_max):
    lagged = np.concatenate([r[:1], r[:-1]])
    dy = np.zeros(len(y))
    for k in range(1, len(y)):
        dy[k] = (y[k] - y[k - 1]) / dt
    u = np.zeros(len(y))
    I = np.zeros(len(y))
    s = 0.0
    for k in range(len(y)):
        e = lagged[k] - y[k]
        v = gains["kp"] * e + s - gains["kd"] * dy[k]
        u[k] = np.clip(v, u_min, u_max)
        if not ((v > u_max and e > 0) or (v < u_min and e < 0)):
            s = s + gains["ki"] * e * dt
        I[k] = s
    return u, I
