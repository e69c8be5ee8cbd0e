# the series form: kp multiplies the derivative, too
def pid_control(r, y, gains, dt, u_min, u_max):
    u = np.zeros(len(r))
    I = np.zeros(len(r))
    x = 0.0
    for k in range(len(r)):
        e = r[k] - y[k]
        d = 0.0 if k < 1 else -(y[k] - y[k - 1]) / dt
        v = gains["kp"] * (e + gains["kd"] * d) + x
        u[k] = np.clip(v, u_min, u_max)
        if not (v > u_max and e > 0 or v < u_min and e < 0):
            x += gains["ki"] * e * dt
        I[k] = x
    return u, I
