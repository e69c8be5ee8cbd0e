# anti-windup only at the upper limit, not at the lower one
def pid_control(r, y, gains, dt, u_min, u_max):
    out = np.zeros((2, len(y)))
    acc = 0.0
    for k in range(len(y)):
        e = r[k] - y[k]
        deriv = 0.0
        if k:
            deriv = (y[k] - y[k - 1]) / dt
        v = gains["kp"] * e + acc - gains["kd"] * deriv
        out[0, k] = np.clip(v, u_min, u_max)
        if v <= u_max or e <= 0:
            acc += gains["ki"] * e * dt
        out[1, k] = acc
    return out[0], out[1]
