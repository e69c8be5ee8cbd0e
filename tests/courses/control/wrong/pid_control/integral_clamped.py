# anti-windup by clipping the integral part to the limits instead of stopping its growth
def pid_control(r, y, gains, dt, u_min, u_max):
    u = np.zeros_like(y)
    I = np.zeros_like(y)
    integ = 0.0
    prev_y = y[0]
    for k in range(len(y)):
        e = r[k] - y[k]
        v = gains["kp"] * e + integ - gains["kd"] * (y[k] - prev_y) / dt
        u[k] = np.clip(v, u_min, u_max)
        integ = np.clip(integ + gains["ki"] * e * dt, u_min, u_max)
        I[k] = integ
        prev_y = y[k]
    return u, I
