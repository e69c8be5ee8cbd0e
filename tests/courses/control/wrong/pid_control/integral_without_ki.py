# the returned integral is that of the error alone, without ki; the control signal has it
def pid_control(r, y, gains, dt, u_min, u_max):
    T = len(y)
    u = np.zeros(T)
    S = np.zeros(T)
    s = 0.0
    yp = y[0]
    for k in range(T):
        e = r[k] - y[k]
        v = gains["kp"] * e + gains["ki"] * s - gains["kd"] * (y[k] - yp) / dt
        u[k] = np.clip(v, u_min, u_max)
        if not ((v > u_max and e > 0) or (v < u_min and e < 0)):
            s = s + e * dt
        S[k] = s
        yp = y[k]
    return u, S
