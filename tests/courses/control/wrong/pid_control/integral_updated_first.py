# the output is computed (and tested against the limits) with the integral part that already has this sample's error, instead of that of the sample before
def pid_control(r, y, gains, dt, u_min, u_max):
    n = len(y)
    u = np.zeros(n)
    hist = np.zeros(n)
    I = 0.0
    prev = y[0]
    for k in range(n):
        e = r[k] - y[k]
        cand = I + gains["ki"] * e * dt
        v = gains["kp"] * e + cand - gains["kd"] * (y[k] - prev) / dt
        u[k] = np.clip(v, u_min, u_max)
        stuck = (v > u_max and e > 0) or (v < u_min and e < 0)
        I = I if stuck else cand
        hist[k] = I
        prev = y[k]
    return u, hist
