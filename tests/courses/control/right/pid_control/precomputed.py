# proportional and derivative parts vectorized before the loop
def pid_control(r, y, gains, dt, u_min, u_max):
    e = r - y
    pd = gains["kp"] * e - gains["kd"] * np.diff(y, prepend=y[0]) / dt
    I = np.zeros(len(e) + 1)
    v = np.zeros(len(e))
    for k in range(len(e)):
        v[k] = pd[k] + I[k]
        excess = v[k] - np.clip(v[k], u_min, u_max)
        I[k + 1] = I[k] + (0.0 if excess * e[k] > 0 else gains["ki"] * e[k] * dt)
    return np.clip(v, u_min, u_max), I[1:]
