# the integral part grows by the error of the sample before instead of the present one
def pid_control(r, y, gains, dt, u_min, u_max):
    u, I = [], []
    acc = 0.0
    e_old = 0.0
    y_old = y[0]
    for k in range(len(y)):
        e = r[k] - y[k]
        v = gains["kp"] * e + acc - gains["kd"] * (y[k] - y_old) / dt
        u.append(min(max(v, u_min), u_max))
        if not ((v > u_max and e > 0) or (v < u_min and e < 0)):
            acc = acc + gains["ki"] * e_old * dt
        I.append(acc)
        e_old = e
        y_old = y[k]
    return np.array(u), np.array(I)
