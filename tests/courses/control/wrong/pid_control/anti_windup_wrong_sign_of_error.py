# the condition's signs of the error are swapped: it stops where the error leads out of the limit and grows where it leads in
def pid_control(r, y, gains, dt, u_min, u_max):
    T = len(y)
    u = np.zeros(T)
    I = np.zeros(T)
    s = 0.0
    e = r - y
    dy = np.r_[0.0, np.diff(y)] / dt
    for k in range(T):
        v = gains["kp"] * e[k] + s - gains["kd"] * dy[k]
        u[k] = np.clip(v, u_min, u_max)
        bad = (v > u_max and e[k] < 0) or (v < u_min and e[k] > 0)
        s += 0.0 if bad else gains["ki"] * e[k] * dt
        I[k] = s
    return u, I
