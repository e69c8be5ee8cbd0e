# the error has the wrong sign: y - r
def pid_control(r, y, gains, dt, u_min, u_max):
    err = y - r
    u = np.zeros(len(err))
    I = np.zeros(len(err))
    acc = 0.0
    for k in range(len(err)):
        d = (y[k] - y[k - 1]) / dt if k > 0 else 0.0
        v = gains["kp"] * err[k] + acc - gains["kd"] * d
        u[k] = np.clip(v, u_min, u_max)
        if not ((v > u_max and err[k] > 0) or (v < u_min and err[k] < 0)):
            acc += gains["ki"] * err[k] * dt
        I[k] = acc
    return u, I
