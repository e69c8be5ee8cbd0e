# no anti-windup: the integral part always grows, also at the limits
def pid_control(r, y, gains, dt, u_min, u_max):
    T = len(r)
    u, I = np.zeros(T), np.zeros(T)
    acc = 0.0
    for k in range(T):
        err = r[k] - y[k]
        dy = 0.0 if k == 0 else (y[k] - y[k - 1]) / dt
        u[k] = np.clip(gains["kp"] * err + acc - gains["kd"] * dy, u_min, u_max)
        acc += gains["ki"] * err * dt
        I[k] = acc
    return u, I
